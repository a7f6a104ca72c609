import { Heading, Kicker } from "../../ui/heading/heading.tsx";
import styles from "./foundations.module.css";
import { Specimen, Stage, Stages, useCopy } from "./specimen.tsx";

const paints = [
	["lime", "#C8FF2E", "ink"],
	["ink", "#0B0D0E", "bone"],
	["ink2", "#15191B", "bone"],
	["ink3", "#23292C", "bone"],
	["bone", "#F5F3EC", "ink"],
	["stone", "#D9D5CA", "ink"],
	["danger", "#D92D20", "white"],
	["booked", "#12804A", "white"],
] as const;

const sizes = ["2xl", "xl", "l", "m", "s", "xs"] as const;
const spaces = [4, 8, 12, 16, 24, 32, 40, 48, 64, 96];

export function Foundations() {
	const copy = useCopy();
	return (
		<>
			<Specimen name="colours">
				<ul className={styles.paints}>
					{paints.map(([name, value, text]) => (
						<li key={name} className={styles.paint} style={{ background: value, color: `var(--${text})` }}>
							<b>{copy.colours[name]}</b>
							<code>{value}</code>
						</li>
					))}
				</ul>
			</Specimen>
			<Specimen name="type">
				<div className={styles.scale}>
					{sizes.map((size) => (
						<div key={size} className={styles.line}>
							<code>{size}</code>
							<Heading level={3} size={size}>
								{copy.headline}
							</Heading>
						</div>
					))}
				</div>
				<Stages>
					<Stage>
						<Kicker>{copy.onBone}</Kicker>
						<p>{copy.prose}</p>
					</Stage>
					<Stage ground="ink">
						<Kicker>{copy.onInk}</Kicker>
						<p>{copy.pangram}</p>
					</Stage>
					<Stage ground="lime">
						<Kicker>{copy.onLime}</Kicker>
						<p>{copy.signs}</p>
					</Stage>
				</Stages>
			</Specimen>
			<Specimen name="space">
				<ul className={styles.spaces}>
					{spaces.map((space) => (
						<li key={space} className={styles.space}>
							<i style={{ inlineSize: space, blockSize: space }} />
							<code>{space}</code>
						</li>
					))}
				</ul>
				<p className={styles.caption}>{copy.columns}</p>
				<div className={styles.columns}>
					{Array.from({ length: 12 }, (_, index) => (
						<div key={index} className={styles.column}>
							{index + 1}
						</div>
					))}
				</div>
			</Specimen>
		</>
	);
}
