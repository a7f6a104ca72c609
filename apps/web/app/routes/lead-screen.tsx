import type { ReactNode } from "react";
import type { Posted } from "../features/enquiry/enquiry-data.ts";
import { formModels } from "../features/enquiry/form-model.ts";
import { LeadForm } from "../features/enquiry/lead-form.tsx";
import { AppRoot } from "../lib/app-root.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { loadLead } from "./lead.server.ts";

type LeadData = Awaited<ReturnType<typeof loadLead>>;

/** The form that both landing pages end in. */
export const leadModel = formModels.lending_page;

export function leadMeta(page: Parameters<typeof pageMeta>[0], data: LeadData | undefined, preview: string) {
	return pageMeta(page, {
		title: data?.page.title ?? "",
		description: data?.page.description ?? "",
		name: data?.page.heading ?? "",
		preview,
		jsonLd: data?.jsonLd ?? [],
	});
}

/** The form, for the page to put where it belongs. */
export function leadForm(data: LeadData["form"], posted: Posted | undefined): ReactNode {
	return <AppRoot name="lead" app={LeadForm} props={{ data, posted }} load="near" />;
}
