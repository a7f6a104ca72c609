import { loadRegister, takeRegistration } from "../features/auth/register.server.ts";
import { RegisterPage } from "../features/auth/register-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export function loader(args: LoaderArgs) {
	return loadRegister(args);
}

export function action(args: LoaderArgs) {
	return takeRegistration(args);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		preview: "become-a-member",
	});

export default function RegisterRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	return <RegisterPage data={loaderData} answer={actionData} />;
}
