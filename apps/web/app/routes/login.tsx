import { logIn as action, loadLogin as loader } from "../features/auth/login.server.ts";
import { LoggedInPage, LoggingOutPage, LoginPage } from "../features/auth/login-pages.tsx";
import type { MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export { action, loader };

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		hidden: true,
	});

export default function LoginRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	if (actionData && "session" in actionData) return <LoggedInPage data={loaderData} session={actionData.session} />;
	if (actionData && "loggingOut" in actionData) return <LoggingOutPage data={loaderData} />;
	return <LoginPage data={loaderData} refused={actionData} />;
}
