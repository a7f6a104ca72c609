import type { DeskMember } from "@kvart/contract/staff/today";
import { Button, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { apiQuery } from "../../../lib/queries.ts";
import { fullName } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import styles from "./roster.module.css";

const pauseMilliseconds = 200;
const fewestLetters = 2;

function useMembers(text: string) {
	const [settled] = useDebouncedValue(text.trim(), pauseMilliseconds);
	return useQuery({
		...apiQuery("findDeskMembers", { query: { text: settled } }),
		enabled: settled.length >= fewestLetters,
		placeholderData: keepPreviousData,
	});
}

interface MemberSearchProps {
	/** Label of the button beside each member. */
	action: string;
	actionOf: (name: string) => string;
	busyId: number | undefined;
	/** `foundBy` is what was typed. */
	onChoose: (member: DeskMember, foundBy: string) => void;
}

export function MemberSearch({ action, actionOf, busyId, onChoose }: MemberSearchProps) {
	const [text, setText] = useState("");
	const { data: found } = useMembers(text);
	const shown = text.trim().length >= fewestLetters ? found : undefined;
	return (
		<div>
			<TextInput
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
							aria-label={actionOf(fullName(member))}
							loading={busyId === member.id}
							onClick={() => onChoose(member, text.trim())}
						>
							{action}
						</Button>
					</li>
				))}
			</ul>
		</div>
	);
}
