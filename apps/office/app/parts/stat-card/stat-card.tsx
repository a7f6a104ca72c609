import { Text } from "@mantine/core";
import { TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatShare } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import styles from "./stat-card.module.css";

interface StatCardProps {
	label: string;
	value: ReactNode;
	note?: string;
	/** 0.12 is twelve percent more than before. */
	change?: number;
	to?: string;
}

function Change({ change }: { change: number }) {
	const Icon = change < 0 ? TrendingDown : TrendingUp;
	const share = formatShare(Math.abs(change));
	return (
		<span className={styles.change} data-down={change < 0 || undefined}>
			<Icon size={16} aria-hidden />
			{change < 0 ? m.parts_less({ share }) : m.parts_more({ share })}
		</span>
	);
}

export function StatCard({ label, value, note, change, to }: StatCardProps) {
	return (
		<article className={styles.card}>
			<h2 className={styles.label}>{to ? <Link to={to}>{label}</Link> : label}</h2>
			<data className={styles.value}>{value}</data>
			{change !== undefined && <Change change={change} />}
			{note && (
				<Text c="dimmed" size="sm">
					{note}
				</Text>
			)}
		</article>
	);
}
