import type { DeskMember } from "@kvart/contract/staff/today";
import { Button, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { ask } from "../../../lib/ask.ts";
import { fullName } from "../../../lib/staff.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import styles from "./roster.module.css";
import type { WalkInProps } from "./walk-in-dialog.tsx";

const pauseMilliseconds = 200;
const fewestLetters = 2;

function useMembers(text: string) {
	const [settled] = useDebouncedValue(text.trim(), pauseMilliseconds);
	return useQuery({
		...ask("findDeskMembers", { query: { text: settled } }),
		enabled: settled.length >= fewestLetters,
		placeholderData: keepPreviousData,
	});
}

/** Members by name, phone or card, each with one tap to a place. */
export function MemberSearch({ training, arrived, onAdded }: WalkInProps) {
	const [text, setText] = useState("");
	const { data: found } = useMembers(text);
	const [chosen, setChosen] = useState<DeskMember | null>(null);
	const add = useChange("bookMemberAtDesk", { onDone: (roster) => onAdded(roster, chosen ? fullName(chosen) : "") });

	function choose(member: DeskMember) {
		setChosen(member);
		add.mutate({ params: { id: training.period_id }, body: { member_id: member.id, date: training.date, arrived } });
	}

	const shown = text.trim().length >= fewestLetters ? found : undefined;
	return (
		<div>
			<TextInput
				data-autofocus
				label={m.today_member_search()}
				description={m.today_member_search_text()}
				leftSection={<Search size={18} aria-hidden />}
				autoComplete="off"
				value={text}
				onChange={({ currentTarget }) => setText(currentTarget.value)}
			/>
			<output>{shown?.length === 0 && <Text mt="md">{m.today_no_member()}</Text>}</output>
			<ul className={styles.found}>
				{shown?.map((member) => (
					<li key={member.id} className={styles.member}>
						<div>
							<Text fw={700}>{fullName(member)}</Text>
							<Text size="sm" c="dimmed">
								{[member.phone, member.card_id && m.today_card({ card: member.card_id })].filter(Boolean).join(" · ")}
							</Text>
						</div>
						<Button
							aria-label={m.today_enter_of({ name: fullName(member) })}
							loading={add.isPending && chosen?.id === member.id}
							onClick={() => choose(member)}
						>
							{m.today_enter()}
						</Button>
					</li>
				))}
			</ul>
		</div>
	);
}
