import { type ComponentProps, lazy } from "react";
import { formModels } from "../features/enquiry/form-model.ts";
import { LateForm } from "../features/enquiry/late-form.tsx";
import type { LandingPage } from "../features/landing/landing-page.tsx";
import { usePickedGym } from "../features/landing/use-picked-gym.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { whenTouched } from "../lib/when-touched.ts";
import type { loadLead } from "./lead.server.ts";

const LeadForm = lazy(async () => {
	await whenTouched();
	return { default: (await import("../features/enquiry/lead-form.tsx")).LeadForm };
});

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
	const form = (
		<LateForm>
			<LeadForm data={data} refused={refused} picked={picked} />
		</LateForm>
	);
	return { onPick: pick, form };
}
