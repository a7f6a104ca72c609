import { statementMegabytes, statementRowsAtMost } from "@kvart/contract/staff/statement-rules";
import { Button, FileButton } from "@mantine/core";
import { FileUp } from "lucide-react";
import { type DragEvent, useState } from "react";
import { formatNumber } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import styles from "./statements.module.css";

interface FileZoneProps {
	busy: boolean;
	error: string | null;
	onFile: (file: File | null | undefined) => void;
}

/** By drop or button. */
export function FileZone({ busy, error, onFile }: FileZoneProps) {
	const [over, setOver] = useState(false);

	function drop(event: DragEvent) {
		event.preventDefault();
		setOver(false);
		onFile(event.dataTransfer.files[0]);
	}

	return (
		<>
			{/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keyboard users have the button */}
			<div
				className={styles.zone}
				data-over={over || undefined}
				onDragOver={(event) => {
					event.preventDefault();
					setOver(true);
				}}
				onDragLeave={() => setOver(false)}
				onDrop={drop}
			>
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
			</div>
			{error && (
				<p role="alert" className={styles.error}>
					{error}
				</p>
			)}
		</>
	);
}
