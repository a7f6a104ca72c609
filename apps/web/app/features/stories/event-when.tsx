import { CalendarDays, MapPin } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Chip } from "../../ui/chip/chip.tsx";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import type { EventFacts } from "./event-facts.server.ts";
import styles from "./event-when.module.css";

interface EventWhenProps {
	facts: EventFacts;
	/** With the link to the club; not on cards, which are links themselves. */
	linked?: boolean;
	className?: string | undefined;
}

/** When and where an event takes place; nothing for offers without both. */
export function EventWhen({ facts, linked = false, className }: EventWhenProps) {
	const { days, hours, where, ended } = facts;
	if (!days && !where) return null;
	return (
		<dl className={classNames(styles.facts, className)}>
			{days && (
				<div className={styles.fact}>
					<dt>
						<Icon glyph={CalendarDays} />
						<VisuallyHidden>{m.stories_when()}</VisuallyHidden>
					</dt>
					<dd className={styles.when}>
						<time dateTime={facts.time.from_date ?? ""}>{days}</time>
						{hours && <span className={styles.hours}>{hours}</span>}
						{ended && <Chip>{m.stories_ended()}</Chip>}
					</dd>
				</div>
			)}
			{where && (
				<div className={styles.fact}>
					<dt>
						<Icon glyph={MapPin} />
						<VisuallyHidden>{m.stories_where()}</VisuallyHidden>
					</dt>
					<dd>
						<Where where={where} linked={linked} />
					</dd>
				</div>
			)}
		</dl>
	);
}

function Where({ where, linked }: { where: NonNullable<EventFacts["where"]>; linked: boolean }) {
	const localePath = useLocalePath();
	const { name, address, path } = where;
	return (
		<>
			{linked && path ? (
				<Link to={localePath(path)} className={styles.link}>
					{name}
				</Link>
			) : (
				name
			)}
			{address && <span className={styles.address}>{address}</span>}
		</>
	);
}

/** A file that every calendar can open. */
export function AddToCalendar({ facts }: { facts: EventFacts }) {
	if (!facts.calendar) return null;
	return (
		<LinkButton to={facts.calendar} look="ghost" download="">
			{m.stories_add_to_calendar()}
		</LinkButton>
	);
}
