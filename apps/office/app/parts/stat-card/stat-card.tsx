import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { CoverLink } from "../cover-link/cover-link.tsx";
import styles from "./stat-card.module.css";

interface StatCardProps {
	label: string;
	value: ReactNode;
	note?: string;
	/** Compared with another value. */
	change?: ReactNode;
	to?: string;
}

export function StatCard({ label, value, note, change, to }: StatCardProps) {
	return (
		<article className={styles.card}>
			<h2 className={styles.label}>{to ? <CoverLink to={to}>{label}</CoverLink> : label}</h2>
			<data className={styles.value}>{value}</data>
			{note && (
				<Text c="dimmed" size="sm">
					{note}
				</Text>
			)}
			{change}
		</article>
	);
}
