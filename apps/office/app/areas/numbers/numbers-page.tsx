import type { FillReport } from "@kvart/contract/staff/reports";
import type { CalendarDate } from "@kvart/contract/time";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ask } from "../../lib/ask.ts";
import { useClub } from "../../lib/club.ts";
import { m } from "../../paraglide/messages.js";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { Answer } from "../../parts/states/answer.tsx";
import { EnquiryFigures } from "./enquiry-figures.tsx";
import { FillFigure } from "./fill-figure.tsx";
import { HoursFigure } from "./hours-figure.tsx";
import styles from "./numbers.module.css";
import { spanFrom } from "./span.ts";
import { SpanChoice } from "./span-choice.tsx";
import { Summary } from "./summary.tsx";
import { WeeksFigure } from "./weeks-figure.tsx";

function FillFigures({ numbers }: { numbers: FillReport }) {
	const { clubs, trainings, coaches, hours } = numbers;
	return (
		<>
			<div className={styles.whole}>
				<HoursFigure rows={hours} />
			</div>
			{clubs.length > 1 && (
				<div className={styles.whole}>
					<FillFigure title={m.numbers_by_club()} label={m.numbers_club()} rows={clubs} />
				</div>
			)}
			<FillFigure title={m.numbers_by_training()} label={m.numbers_training()} rows={trainings} />
			<FillFigure
				title={m.numbers_by_coach()}
				text={m.numbers_by_coach_text()}
				label={m.numbers_coach()}
				rows={coaches}
			/>
		</>
	);
}

function Numbers({ today }: { today: CalendarDate }) {
	const { club } = useClub();
	const [params, setParams] = useSearchParams();
	const span = spanFrom(params, today);
	const query = { ...span, ...(club && { gym: String(club.id) }) };
	// The figures before stay in sight until the new ones are there.
	const kept = { placeholderData: keepPreviousData };
	const fill = useQuery({ ...ask("getFillNumbers", { query }), ...kept });
	const bookings = useQuery({ ...ask("getBookingNumbers", { query }), ...kept });
	const enquiries = useQuery({ ...ask("getEnquiryNumbers", { query }), ...kept });
	return (
		<>
			<SpanChoice span={span} today={today} onChange={(wanted) => setParams({ ...wanted }, { replace: true })} />
			<Summary fill={fill.data} bookings={bookings.data} enquiries={enquiries.data} />
			<div className={styles.figures} data-old={fill.isPlaceholderData || undefined}>
				<div className={styles.whole}>
					<Answer query={bookings}>{({ weeks }) => <WeeksFigure weeks={weeks} />}</Answer>
				</div>
				<Answer query={fill}>{(numbers) => <FillFigures numbers={numbers} />}</Answer>
				<Answer query={enquiries}>{(numbers) => <EnquiryFigures numbers={numbers} />}</Answer>
			</div>
		</>
	);
}

/** How the chain is doing, in figures that name nobody. */
export function NumbersPage() {
	// The server's day counts: a tablet's clock may be anything.
	const time = useQuery(ask("getTime"));
	return (
		<>
			<PageHeader title={m.numbers_title()} text={m.numbers_text()} />
			<Answer query={time}>{({ date }) => <Numbers today={date} />}</Answer>
		</>
	);
}
