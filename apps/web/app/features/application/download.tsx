import { brand } from "@kvart/contract/brand";
import { Download as DownloadGlyph } from "lucide";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import type { ApplicationWords } from "./application-data.ts";
import styles from "./download.module.css";

interface DownloadProps {
	words: ApplicationWords;
	url: string;
}

/** A plain link to the package; `enhance/download.ts` also tells when the download failed, and what to do then. */
export function Download({ words, url }: DownloadProps) {
	return (
		<div data-download="" className={styles.download}>
			<LinkButton to={url} download={brand.appFile} glyph={DownloadGlyph}>
				{words.download}
			</LinkButton>
			<p className={styles.facts}>{words.facts}</p>
			<div role="alert" className={styles.failed} />
			<template>
				<Notice
					kind="error"
					title={words.failed.title}
					action={
						<Button look="ghost" size="small">
							{words.failed.again}
						</Button>
					}
				>
					{words.failed.text}
				</Notice>
			</template>
		</div>
	);
}
