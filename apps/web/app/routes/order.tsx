import { placeOrder as action, loadOrder, orderTexts } from "../features/memberships/order.server.ts";
import { OrderPage } from "../features/memberships/order-page.tsx";
import { OrderedPage } from "../features/memberships/ordered-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { withStatus } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export { action };

export async function loader(args: LoaderArgs) {
	const { data, status } = await loadOrder(args);
	return withStatus({ ...data, payee: args.site.payee }, status);
}

export const meta = (page: MetaArgs<typeof loader>) => seo(page, { ...orderTexts(), hidden: true });

export default function OrderRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	if (actionData && "order" in actionData && loaderData.payee)
		return <OrderedPage ordered={actionData} payee={loaderData.payee} />;
	const refused = actionData && "typed" in actionData ? actionData : undefined;
	return <OrderPage data={loaderData} refused={refused} />;
}
