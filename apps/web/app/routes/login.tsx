import { LoggedInPage } from "../features/auth/logged-in-page.tsx";
import { loadLogin, logIn } from "../features/auth/login.server.ts";
import { LoginPage } from "../features/auth/login-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export function loader(args: LoaderArgs) {
	return loadLogin(args);
}

export function action(args: LoaderArgs) {
	return logIn(args);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		preview: "become-a-member",
	});

export default function LoginRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	if (actionData && "session" in actionData) return <LoggedInPage data={loaderData} session={actionData.session} />;
	return <LoginPage data={loaderData} refused={actionData} />;
}
