import { requestLink as action, loadForgot as loader } from "../features/auth/recovery.server.ts";
import { ForgotPage } from "../features/auth/recovery-pages.tsx";
import type { MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export { action, loader };

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, { title: page.loaderData.title, description: page.loaderData.description, hidden: true });

export default function ForgotRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	return <ForgotPage data={loaderData} answer={actionData} />;
}
