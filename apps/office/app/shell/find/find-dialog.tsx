import { fewestFindLetters } from "@kvart/contract/staff/find-limits";
import { markMatches, searchTerms } from "@kvart/contract/text-search";
import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useClub } from "../../lib/club.ts";
import { apiQuery } from "../../lib/queries.ts";
import { useStaff } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import styles from "./find.module.css";
import { type FindResult, findGroups } from "./results.ts";

const pauseMilliseconds = 80;

/** `current` once the server has answered for what is typed now. */
function useFound(typed: string) {
	const [settled] = useDebouncedValue(typed, pauseMilliseconds);
	const enabled = settled.length >= fewestFindLetters;
	const { data, isPlaceholderData, isFetching, isError } = useQuery({
		...apiQuery("findInOffice", { query: { text: settled } }),
		enabled,
		placeholderData: keepPreviousData,
	});
	const long = typed.length >= fewestFindLetters;
	const waiting = long && !isError && (typed !== settled || isPlaceholderData || (isFetching && !data));
	return { found: long ? data : undefined, current: !waiting, failed: long && isError };
}

function Marked({ text, typed }: { text: string; typed: string }) {
	return markMatches(text, searchTerms(typed)).map((piece, index) =>
		// Pieces have no other key; every second one is a match.
		// oxlint-disable-next-line react/no-array-index-key
		index % 2 === 1 ? <mark key={index}>{piece}</mark> : <Fragment key={index}>{piece}</Fragment>,
	);
}

/** Arrows choose, Enter opens, Escape closes; the focus stays in the field. */
export function FindDialog({ onClose }: { onClose: () => void }) {
	const [text, setText] = useState("");
	const [chosen, setChosen] = useState<string | null>(null);
	const entered = useRef(false);
	const typed = text.trim();
	const { found, current, failed } = useFound(typed);
	const staff = useStaff();
	const { clubs, choose } = useClub();
	const navigate = useNavigate();
	const id = useId();
	const groups = findGroups(staff, typed, found);
	const results = groups.flatMap((group) => group.results);
	const active = results.find(({ key }) => key === chosen) ?? results[0];

	function open({ path, clubId }: FindResult) {
		const club = clubs.find((own) => own.id === clubId);
		if (club) choose(club);
		onClose();
		void navigate(path);
	}

	// Enter was pressed before the answer came.
	useEffect(() => {
		if (!entered.current || !current) return;
		entered.current = false;
		if (active) open(active);
	});

	const optionId = ({ key }: FindResult) => `${id}-${key}`;
	const activeId = active && optionId(active);
	useEffect(() => {
		if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
	}, [activeId]);

	function step(by: number) {
		const at = active ? results.indexOf(active) : -1;
		const next = results[(at + by + results.length) % results.length];
		if (next) setChosen(next.key);
	}

	function enter() {
		if (active && (chosen !== null || current)) open(active);
		else entered.current = !current;
	}

	function press(event: KeyboardEvent) {
		const steps: Record<string, () => void> = {
			ArrowDown: () => step(1),
			ArrowUp: () => step(-1),
			Enter: enter,
		};
		const action = steps[event.key];
		if (!action) return;
		event.preventDefault();
		action();
	}

	const none = typed !== "" && current && results.length === 0;
	return (
		<Dialog title={m.shell_find()} size="lg" centered={false} yOffset="8dvh" onClose={onClose}>
			<TextInput
				mt={6}
				aria-label={m.shell_find_label()}
				placeholder={m.shell_find_placeholder()}
				leftSection={<Search size={18} aria-hidden />}
				autoComplete="off"
				spellCheck={false}
				maxLength={80}
				// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be typed into
				role="combobox"
				aria-expanded={results.length > 0}
				aria-autocomplete="list"
				aria-controls={`${id}-list`}
				aria-activedescendant={activeId}
				value={text}
				onChange={({ currentTarget }) => {
					setText(currentTarget.value);
					setChosen(null);
					entered.current = false;
				}}
				onKeyDown={press}
			/>
			<output className={styles.state}>
				{failed && m.shell_find_failed()}
				{none && !failed && m.shell_find_none()}
			</output>
			{/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist has neither groups nor two lines */}
			<div id={`${id}-list`} role="listbox" aria-label={m.shell_find_results()} className={styles.list}>
				{groups.map((group) => (
					// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be within a listbox
					// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be within a listbox
					<div key={group.key} role="group" aria-label={group.label}>
						<p className={styles.group} aria-hidden>
							{group.label}
						</p>
						{group.results.map((result) => (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
							// oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
							<div
								key={result.key}
								id={optionId(result)}
								// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option has no second line
								role="option"
								tabIndex={-1}
								aria-label={`${result.title}, ${result.detail}`}
								aria-selected={result === active}
								className={styles.option}
								onMouseMove={() => setChosen(result.key)}
								onClick={() => open(result)}
							>
								<span className={styles.title}>
									<Marked text={result.title} typed={typed} />
								</span>
								<span className={styles.detail}>{result.detail}</span>
							</div>
						))}
					</div>
				))}
			</div>
			<p className={styles.help} aria-hidden>
				{m.shell_find_help()}
			</p>
		</Dialog>
	);
}
