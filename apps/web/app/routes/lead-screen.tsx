import type { ComponentProps } from "react";
import { formModels } from "../features/enquiry/form-model.ts";
import { LeadForm } from "../features/enquiry/lead-form.tsx";
import type { LandingPage } from "../features/landing/landing-page.tsx";
import { usePickedGym } from "../features/landing/use-picked-gym.ts";
import { AppRoot } from "../lib/app-root.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { loadLead } from "./lead.server.ts";

type Lead = ComponentProps<typeof LeadForm>;
type LeadData = Awaited<ReturnType<typeof loadLead>>;
type Frame = Pick<ComponentProps<typeof LandingPage>, "onPick" | "form">;

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

/** The form with the centre that the page's buttons picked, for the page to put where it belongs. */
export function useLead(data: Lead["data"], refused: Lead["refused"]): Frame {
	const { picked, pick } = usePickedGym();
	const form = <AppRoot name="lead" app={LeadForm} props={{ data, refused, picked }} load="near" />;
	return { onPick: pick, form };
}
