import { statementMegabytes, statementRowsAtMost } from "@kvart/contract/staff/statement-rules";
import { Button, FileButton } from "@mantine/core";
import { FileUp } from "lucide-react";
import { formatNumber } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { DropZone } from "../../parts/drop-zone/drop-zone.tsx";
import styles from "./statements.module.css";

interface FileZoneProps {
	busy: boolean;
	error: string | null;
	onFile: (file: File | null | undefined) => void;
}

/** Takes a statement by drop or button. */
export function FileZone({ busy, error, onFile }: FileZoneProps) {
	return (
		<>
			<DropZone onFile={onFile}>
				<FileUp size={32} strokeWidth={1.5} aria-hidden />
				<p className={styles.hint}>
					{m.statements_drop({ megabytes: statementMegabytes, rows: formatNumber(statementRowsAtMost) })}
				</p>
				<FileButton accept=".xml,.csv,application/xml,text/xml,text/csv" onChange={onFile}>
					{(props) => (
						<Button {...props} loading={busy} loaderProps={{ "aria-label": m.statements_reading() }}>
							{m.statements_choose()}
						</Button>
					)}
				</FileButton>
			</DropZone>
			{error && (
				<p role="alert" className={styles.error}>
					{error}
				</p>
			)}
		</>
	);
}
