import { ArrowLeft, CalendarDays, CircleHelp, Download, Heart, MapPin, Search, Star } from "lucide";
import { useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Chip } from "../../ui/chip/chip.tsx";
import { LinkChip } from "../../ui/chip/link-chip.tsx";
import { IconButton } from "../../ui/icon-button/icon-button.tsx";
import type { Ground } from "../../ui/section/section.tsx";
import { useSheetParam } from "../../ui/sheet/use-sheet-param.ts";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { Tooltip } from "../../ui/tooltip/tooltip.tsx";
import { Row, Specimen, Stage, Stages } from "./specimen.tsx";

const grounds: readonly Ground[] = ["bone", "ink", "lime"];

export function Actions() {
	return (
		<>
			<Specimen name="buttons" title="Buttons">
				<Stages>
					{grounds.map((ground) => (
						<Stage key={ground} ground={ground}>
							<Buttons />
						</Stage>
					))}
				</Stages>
			</Specimen>
			<Specimen name="links" title="Links and icons">
				<Stages>
					<Stage>
						<Links />
					</Stage>
					<Stage ground="ink">
						<Links />
					</Stage>
				</Stages>
			</Specimen>
			<Specimen name="chips" title="Chips">
				<Stages>
					{grounds.map((ground) => (
						<Stage key={ground} ground={ground}>
							<Chips />
						</Stage>
					))}
				</Stages>
			</Specimen>
			<Specimen name="tooltip" title="Tooltip">
				<Stages>
					<Stage flow="row">
						<Tips />
					</Stage>
					<Stage ground="ink" flow="row">
						<Tips />
					</Stage>
				</Stages>
			</Specimen>
		</>
	);
}

function Buttons() {
	const [busy, setBusy] = useState(false);
	function work() {
		setBusy(true);
		setTimeout(() => setBusy(false), 2500);
	}
	return (
		<>
			<Row>
				<LinkButton to="#buttons" arrow="forward">
					Book a free trial
				</LinkButton>
				<LinkButton to="#buttons" look="ink" arrow="forward">
					All clubs
				</LinkButton>
				<LinkButton to="#buttons" look="ghost">
					Directions
				</LinkButton>
			</Row>
			<Row>
				<Button size="small">Book</Button>
				<Button size="small" look="ghost" arrow="back">
					Back
				</Button>
				<Button size="small" look="ink" glyph={Download}>
					Download PDF
				</Button>
			</Row>
			<Row>
				<Button busy>Sending</Button>
				<Button look="ghost" busy={busy} onClick={work}>
					Press to make it wait
				</Button>
			</Row>
			<Button disabledReason="You can only sign up for today’s training.">Book</Button>
			<Button wide look="ink" arrow="forward">
				Send the enquiry
			</Button>
		</>
	);
}

function Links() {
	const [liked, setLiked] = useState(true);
	return (
		<>
			<p>
				Read the <TextLink to="#links">house rules</TextLink>
				{" before your first training, then "}
				<TextLink to="tel:+381114000100">call us</TextLink>.
			</p>
			<Row>
				<TextLink to="#links" quiet>
					Group trainings
				</TextLink>
				<TextLink to="#links" quiet aria-current="page">
					Les Mills
				</TextLink>
				<TextLink to="https://example.com">Instagram</TextLink>
			</Row>
			<Row>
				<IconButton glyph={Search} label="Search" />
				<IconButton glyph={CalendarDays} label="Schedule" />
				<IconButton glyph={Heart} label="Favourite training" pressed={liked} onClick={() => setLiked(!liked)} />
				<IconButton glyph={ArrowLeft} label="Previous event" disabled />
				<IconButton glyph={MapPin} label="On the map" look="bare" />
			</Row>
		</>
	);
}

function Chips() {
	const { value, hrefOf, closeTo } = useSheetParam("time");
	return (
		<>
			<Row>
				<Chip look="lime">Open until 23:00</Chip>
				<Chip look="solid" glyph={Star}>
					4,7
				</Chip>
				<Chip>Gym</Chip>
				<Chip>Fitness</Chip>
				<Chip>Cardio zone</Chip>
			</Row>
			<Row>
				{["Free places only", "Morning", "Evening"].map((time) => (
					<LinkChip key={time} on={value === time} to={value === time ? closeTo : hrefOf(time)}>
						{time}
					</LinkChip>
				))}
			</Row>
		</>
	);
}

function Tips() {
	return (
		<>
			<Tooltip text="Places come free until the very start: reload before you leave home.">
				{(describedBy) => <IconButton glyph={CircleHelp} label="What is this?" aria-describedby={describedBy} />}
			</Tooltip>
			<Tooltip text="You can’t apply for a training that has passed.">
				{(describedBy) => (
					<Button unavailable aria-describedby={describedBy}>
						Book
					</Button>
				)}
			</Tooltip>
		</>
	);
}
