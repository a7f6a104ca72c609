import { StaffApiError } from "@kvart/contract/staff/client";
import { Button, Skeleton, Text, VisuallyHidden } from "@mantine/core";
import { type LucideIcon, MapPinOff, RotateCw, TriangleAlert, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { problemMessage } from "../../i18n/error-messages.ts";
import { useOnline } from "../../lib/connection.ts";
import { m } from "../../paraglide/messages.js";
import { PageHeader } from "../page-header/page-header.tsx";
import styles from "./states.module.css";

interface EmptyStateProps {
	icon?: LucideIcon;
	title: string;
	text?: string;
	action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
	return (
		<div className={styles.state}>
			{Icon && <Icon size={32} strokeWidth={1.5} aria-hidden />}
			<p className={styles.title}>{title}</p>
			{text && (
				<Text c="dimmed" className={styles.text}>
					{text}
				</Text>
			)}
			{action}
		</div>
	);
}

/** Without a connection the office tries again by itself. */
export function Failure({ error, retry }: { error: unknown; retry?: (() => void) | undefined }) {
	const online = useOnline();
	const code = error instanceof StaffApiError ? error.code : null;
	return (
		<div role="alert">
			<EmptyState
				icon={online ? TriangleAlert : WifiOff}
				title={online ? m.parts_failure_title() : m.parts_offline_title()}
				text={online ? problemMessage(code) : m.parts_offline_text()}
				action={
					retry && (
						<Button variant="default" leftSection={<RotateCw size={18} aria-hidden />} onClick={retry}>
							{m.parts_retry()}
						</Button>
					)
				}
			/>
		</div>
	);
}

export function NotFound() {
	return (
		<>
			<PageHeader title={m.parts_not_found_title()} />
			<EmptyState
				icon={MapPinOff}
				title={m.parts_not_found_heading()}
				text={m.parts_not_found_text()}
				action={
					<Button component={Link} to="/" variant="default">
						{m.parts_to_start()}
					</Button>
				}
			/>
		</>
	);
}

function Waiting({ rows = 5 }: { rows?: number }) {
	return (
		<div className={styles.waiting} aria-busy="true">
			<VisuallyHidden component="output">{m.parts_loading()}</VisuallyHidden>
			{Array.from({ length: rows }, (_, row) => (
				<Skeleton key={row} height={44} />
			))}
		</div>
	);
}

/** Records outside the account's scope count as missing. */
function isMissing(error: unknown): boolean {
	return error instanceof StaffApiError && (error.code === "ERR_NOT_FOUND" || error.code === "ERR_BAD_ROLE");
}

/** The part of a `useQuery` result that is needed. */
export interface QueryState<T> {
	data: T | undefined;
	error: unknown;
	refetch: () => unknown;
}

interface QueryResultProps<T> {
	query: QueryState<T>;
	rows?: number;
	/** Shows the "not found" page if the record is missing. */
	page?: boolean;
	children: (data: T) => ReactNode;
}

/** Placeholder, error or data of a query; data stays visible while it is fetched again. */
export function QueryResult<T>({ query, rows = 5, page = false, children }: QueryResultProps<T>) {
	if (query.data !== undefined) return children(query.data);
	if (page && isMissing(query.error)) return <NotFound />;
	if (query.error) return <Failure error={query.error} retry={() => void query.refetch()} />;
	return <Waiting rows={rows} />;
}
