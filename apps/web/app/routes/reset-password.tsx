import { saveNewPassword as action, loadReset as loader } from "../features/auth/recovery.server.ts";
import { ResetPage } from "../features/auth/recovery-pages.tsx";
import type { MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export { action, loader };

/** The address has a secret: the page is never cached. */
export const headers = { "cache-control": "no-store" };

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, { title: page.loaderData.title, description: page.loaderData.description, hidden: true });

export default function ResetRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	return <ResetPage data={loaderData} answer={actionData} />;
}
