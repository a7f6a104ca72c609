import { RegisterPage } from "../features/auth/login-pages.tsx";
import { register as action, loadRegister as loader } from "../features/auth/register.server.ts";
import type { MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export { action, loader };

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		preview: "become-a-member",
	});

export default function RegisterRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	return <RegisterPage data={loaderData} answer={actionData} />;
}
