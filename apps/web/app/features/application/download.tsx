import { brand } from "@kvart/contract/brand";
import { Download as DownloadGlyph } from "lucide-react";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import type { ApplicationWords } from "./application-data.ts";
import styles from "./download.module.css";
import { useDownload } from "./use-download.ts";

interface DownloadProps {
	words: ApplicationWords;
	url: string;
}

/** A plain link to the package; with scripts it also tells when the download failed, and what to do then. */
export function Download({ words, url }: DownloadProps) {
	const { state, start } = useDownload();
	return (
		<div className={styles["download"]}>
			<LinkButton
				to={url}
				download={brand.appFile}
				glyph={DownloadGlyph}
				busy={state === "busy"}
				onClick={(event) => {
					event.preventDefault();
					void start();
				}}
			>
				{words.download}
			</LinkButton>
			<p className={styles["facts"]}>{words.facts}</p>
			{state === "failed" && (
				<Notice
					kind="error"
					live
					title={words.failed.title}
					action={
						<Button look="ghost" size="small" onClick={() => void start()}>
							{words.failed.again}
						</Button>
					}
				>
					{words.failed.text}
				</Notice>
			)}
		</div>
	);
}
