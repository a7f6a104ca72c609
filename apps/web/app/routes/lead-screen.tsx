import type { ReactNode } from "react";
import { EnquiryForm } from "../features/enquiry/enquiry-form.tsx";
import type { Posted } from "../features/enquiry/form-model.ts";
import { AppRoot } from "../lib/app-root.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { loadLead } from "./lead.server.ts";

type LeadData = Awaited<ReturnType<typeof loadLead>>;

export function leadMeta(page: Parameters<typeof pageMeta>[0], data: LeadData | undefined, preview: string) {
	return pageMeta(page, {
		title: data?.page.title ?? "",
		description: data?.page.description ?? "",
		name: data?.page.heading ?? "",
		preview,
		jsonLd: data?.jsonLd ?? [],
	});
}

export function leadForm(data: LeadData["form"], posted: Posted | undefined): ReactNode {
	return <AppRoot name="enquiry" app={EnquiryForm} props={{ data, posted }} load="near" />;
}
