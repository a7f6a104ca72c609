import { Dumbbell, HandHeart, HeartPulse, type IconNode, Salad, Sun, UsersRound } from "lucide";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Section } from "../../ui/section/section.tsx";
import type { OptionName } from "./landing-data.ts";
import styles from "./options.module.css";

const glyphs: Record<OptionName, IconNode> = {
	gym: Dumbbell,
	group: UsersRound,
	cardio: HeartPulse,
	massage: HandHeart,
	solarium: Sun,
	bar: Salad,
};

interface OptionsProps {
	title: string;
	items: readonly [OptionName, string][];
}

export function Options({ title, items }: OptionsProps) {
	return (
		<Section labelledBy="options">
			<Heading level={2} size="xl" id="options">
				{title}
			</Heading>
			<ul className={styles.options}>
				{items.map(([name, label]) => (
					<li key={name} className={styles.option}>
						<Icon glyph={glyphs[name]} />
						{label}
					</li>
				))}
			</ul>
		</Section>
	);
}
