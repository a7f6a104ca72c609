import { brand } from "@kvart/contract/brand";
import { Download as DownloadGlyph } from "lucide";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import type { AppDownloadData } from "./app-download.server.ts";
import styles from "./app-download-page.module.css";
import { Phone } from "./phone.tsx";

export function AppDownloadPage({ data }: { data: AppDownloadData }) {
	return (
		<>
			<PageHead
				title={m.app_download_heading()}
				lead={data.lead}
				top={<PageTrail current={m.app_download_heading()} />}
				action={<Download url={data.downloadUrl} />}
				aside={<Phone rows={data.rows} />}
			/>
			<Section labelledBy="benefits">
				<Heading level={2} size="xl" id="benefits" className={styles.title}>
					{m.app_download_benefits()}
				</Heading>
				<ul className={styles.blocks}>
					{data.benefits.map(({ title, text }) => (
						<li key={title} className={styles.block}>
							<h3 className={styles.name}>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</Section>
			<Section labelledBy="steps" ruled>
				<Heading level={2} size="xl" id="steps" className={styles.title}>
					{m.app_download_steps()}
				</Heading>
				<ol className={styles.blocks}>
					{data.steps.map(({ title, text }, index) => (
						<li key={title} className={styles.block}>
							<p aria-hidden="true" className={styles.number}>
								{index + 1}
							</p>
							<h3 className={styles.name}>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
				<p className={styles.others}>{m.app_download_others()}</p>
			</Section>
		</>
	);
}

/** A plain link; `enhance/download.ts` shows the notice if the download fails. */
function Download({ url }: { url: string }) {
	return (
		<div data-download="" className={styles.download}>
			<LinkButton to={url} download={brand.appFile} glyph={DownloadGlyph}>
				{m.app_download_download()}
			</LinkButton>
			<p className={styles.facts}>{m.app_download_facts({ file: brand.appFile })}</p>
			<div role="alert" className={styles.failed} />
			<template>
				<Notice
					kind="error"
					title={m.app_download_failed_title()}
					action={
						<Button look="ghost" size="small">
							{m.app_download_failed_again()}
						</Button>
					}
				>
					{m.app_download_failed_text({ mail: brand.mail.info })}
				</Notice>
			</template>
		</div>
	);
}
