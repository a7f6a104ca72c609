import { Button } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { askPages } from "../../../lib/ask-pages.ts";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Answer } from "../../../parts/states/answer.tsx";
import { EmptyState } from "../../../parts/states/empty-state.tsx";
import styles from "./audit.module.css";
import { AuditEntry } from "./audit-entry.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { useAuditFilter } from "./use-audit-filter.ts";

/** Who changed what, newest first. */
export function AuditPage() {
	const state = useAuditFilter();
	const query = useInfiniteQuery({
		...askPages("listAuditEntries", state.filter),
		placeholderData: keepPreviousData,
	});
	return (
		<>
			<PageHeader title={m.administration_audit()} text={m.administration_audit_text_page()} />
			<AuditFilters state={state} />
			<Answer query={query} rows={10}>
				{({ pages }) => {
					const entries = pages.flatMap((page) => page.entries);
					if (entries.length === 0) return <EmptyState icon={History} title={m.administration_audit_empty()} />;
					return (
						<div className={styles.log} data-old={query.isPlaceholderData || undefined}>
							{entries.map((entry) => (
								<AuditEntry key={entry.id} entry={entry} />
							))}
						</div>
					);
				}}
			</Answer>
			{query.hasNextPage && (
				<Button
					variant="default"
					className={styles.more ?? ""}
					loading={query.isFetchingNextPage}
					onClick={() => void query.fetchNextPage()}
				>
					{m.administration_audit_more()}
				</Button>
			)}
		</>
	);
}
