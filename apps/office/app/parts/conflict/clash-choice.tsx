import { Radio } from "@mantine/core";
import type { Side } from "../../lib/merge.ts";
import { m } from "../../paraglide/messages.js";
import { ShownValue, valueInWords } from "../value/shown-value.tsx";
import styles from "./conflict.module.css";
import type { FieldWords } from "./conflict-dialog.tsx";

interface ClashChoiceProps<T> {
	words: FieldWords<T>;
	mine: T;
	theirs: T;
	chosen: Side | undefined;
	onChoose: (side: Side) => void;
}

/** Long HTML is shown as what is written in it. */
function plain(words: string): string {
	return words.replace(/<\/(p|h\d|li)>|<br ?\/?>/g, "\n").replace(/<[^>]+>/g, "");
}

/** One field that both changed: two cards, one of which is taken. */
export function ClashChoice<T>({ words, mine, theirs, chosen, onChoose }: ClashChoiceProps<T>) {
	const show = words.show ?? valueInWords;
	const sides = [
		{ side: "mine", label: m.parts_conflict_mine(), value: mine },
		{ side: "theirs", label: m.parts_conflict_theirs(), value: theirs },
	] as const;
	return (
		<Radio.Group label={words.label()} value={chosen ?? null} onChange={onChoose}>
			<div className={styles.sides}>
				{sides.map(({ side, label, value }) => (
					<Radio.Card key={side} value={side} className={styles.side ?? ""}>
						<Radio.Indicator />
						<span>
							<span className={styles.whose}>{label}</span>
							<ShownValue words={plain(show(value))} />
						</span>
					</Radio.Card>
				))}
			</div>
		</Radio.Group>
	);
}
