import { Button, CloseButton, TextInput } from "@mantine/core";
import { Download, Search } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import styles from "./data-table.module.css";

interface TableToolsProps {
	/** None without a search. */
	search?: { words: string; onSearch: (words: string) => void; placeholder: string } | undefined;
	filters?: ReactNode;
	onDownload?: (() => void) | undefined;
	/** How many rows there are, in words. */
	count: string;
}

/** Above the table: find, narrow down, take along. */
export function TableTools({ search, filters, onDownload, count }: TableToolsProps) {
	return (
		<div className={styles.tools}>
			{search && (
				<TextInput
					type="search"
					className={styles.search ?? ""}
					aria-label={search.placeholder}
					placeholder={search.placeholder}
					value={search.words}
					onChange={({ currentTarget }) => search.onSearch(currentTarget.value)}
					leftSection={<Search size={18} aria-hidden />}
					rightSection={
						search.words && <CloseButton aria-label={m.parts_clear()} onClick={() => search.onSearch("")} />
					}
				/>
			)}
			{filters}
			<output className={styles.count}>{count}</output>
			{onDownload && (
				<Button variant="default" leftSection={<Download size={18} aria-hidden />} onClick={onDownload}>
					CSV
				</Button>
			)}
		</div>
	);
}
