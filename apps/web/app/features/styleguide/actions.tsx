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
import { Row, Specimen, Stage, Stages, useCopy } from "./specimen.tsx";

const grounds: readonly Ground[] = ["bone", "ink", "lime"];

export function Actions() {
	return (
		<>
			<Specimen name="buttons">
				<Stages>
					{grounds.map((ground) => (
						<Stage key={ground} ground={ground}>
							<Buttons />
						</Stage>
					))}
				</Stages>
			</Specimen>
			<Specimen name="links">
				<Stages>
					<Stage>
						<Links />
					</Stage>
					<Stage ground="ink">
						<Links />
					</Stage>
				</Stages>
			</Specimen>
			<Specimen name="chips">
				<Stages>
					{grounds.map((ground) => (
						<Stage key={ground} ground={ground}>
							<Chips />
						</Stage>
					))}
				</Stages>
			</Specimen>
			<Specimen name="tooltip">
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
	const { buttons } = useCopy();
	const [busy, setBusy] = useState(false);
	function work() {
		setBusy(true);
		setTimeout(() => setBusy(false), 2500);
	}
	return (
		<>
			<Row>
				<LinkButton to="#buttons" arrow="forward">
					{buttons.primary}
				</LinkButton>
				<LinkButton to="#buttons" look="ink" arrow="forward">
					{buttons.ink}
				</LinkButton>
				<LinkButton to="#buttons" look="ghost">
					{buttons.ghost}
				</LinkButton>
			</Row>
			<Row>
				<Button size="small">{buttons.small}</Button>
				<Button size="small" look="ghost" arrow="back">
					{buttons.back}
				</Button>
				<Button size="small" look="ink" glyph={Download}>
					{buttons.download}
				</Button>
			</Row>
			<Row>
				<Button busy>{buttons.busy}</Button>
				<Button look="ghost" busy={busy} onClick={work}>
					{buttons.press}
				</Button>
			</Row>
			<Button disabledReason={buttons.reason}>{buttons.soon}</Button>
			<Button wide look="ink" arrow="forward">
				{buttons.wide}
			</Button>
		</>
	);
}

function Links() {
	const { links, icons } = useCopy();
	const [liked, setLiked] = useState(true);
	return (
		<>
			<p>
				{links.before}
				<TextLink to="#links">{links.inline}</TextLink>
				{links.after}
				<TextLink to="tel:+381114000100">{links.call}</TextLink>
				{links.end}
			</p>
			<Row>
				<TextLink to="#links" quiet>
					{links.quiet}
				</TextLink>
				<TextLink to="#links" quiet aria-current="page">
					{links.current}
				</TextLink>
				<TextLink to="https://example.com">{links.out}</TextLink>
			</Row>
			<Row>
				<IconButton glyph={Search} label={icons.search} />
				<IconButton glyph={CalendarDays} label={icons.calendar} />
				<IconButton glyph={Heart} label={icons.heart} pressed={liked} onClick={() => setLiked(!liked)} />
				<IconButton glyph={ArrowLeft} label={icons.disabled} disabled />
				<IconButton glyph={MapPin} label={icons.pin} look="bare" />
			</Row>
		</>
	);
}

function Chips() {
	const { chips } = useCopy();
	const { value, hrefOf, closeTo } = useSheetParam("time");
	return (
		<>
			<Row>
				<Chip look="lime">{chips.open}</Chip>
				<Chip look="solid" glyph={Star}>
					4,7
				</Chip>
				<Chip>{chips.gym}</Chip>
				<Chip>{chips.fitness}</Chip>
				<Chip>{chips.cardio}</Chip>
			</Row>
			<Row>
				{(["free", "morning", "evening"] as const).map((time) => (
					<LinkChip key={time} on={value === time} to={value === time ? closeTo : hrefOf(time)}>
						{chips[time]}
					</LinkChip>
				))}
			</Row>
		</>
	);
}

function Tips() {
	const { tooltip } = useCopy();
	return (
		<>
			<Tooltip text={tooltip.text}>
				{(describedBy) => <IconButton glyph={CircleHelp} label={tooltip.trigger} aria-describedby={describedBy} />}
			</Tooltip>
			<Tooltip text={tooltip.passed}>
				{(describedBy) => (
					<Button unavailable aria-describedby={describedBy}>
						{tooltip.blocked}
					</Button>
				)}
			</Tooltip>
		</>
	);
}
