import { loadAccount } from "../features/account/account.server.ts";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";
import { AccountScreen } from "./account-screen.tsx";

export function loader({ locale }: LoaderArgs) {
	return loadAccount(locale);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		hidden: true,
	});

export default function AccountRoute({ loaderData }: PageProps<typeof loader>) {
	return <AppRoot name="account" app={AccountScreen} props={{ data: loaderData }} />;
}
