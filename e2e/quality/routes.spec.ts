import { expect, languages, test } from "../fixtures.ts";

/** The routes of the spec, and those added since. */
const routes = `
/ /training-schedule/1 /training-schedule/3 /training-schedule/4 /training-schedule/5 /training-schedule/7
/training-schedule/8 /promotions/3 /promotions/5 /freestyle-trainings /les-mills-trainings /clubs /banjica /blokovi
/zemun /pionir /ustanicka /usce-sc /vracar /navigator /prvomajska /barajevo /miljakovac /zvezdara /padel /coaches
/become-a-member /become-a-team-member /online-trainings /price-list /training-selection /free-training
/terms-and-conditions /application /gym-services /other-services /blog /blog/1 /events /events/1 /login /live-chat
/maintenance /landing /sign-up /forgot-password /reset-password /verify-email /confirm-booking /price-preview /cancel-booking /faq /account
`
	.trim()
	.split(/\s+/);

for (const { name, root } of languages) {
	test(`every route of the table answers in ${name} with a title, a description and one heading of its own`, async ({
		request,
	}) => {
		const titles = new Map<string, string>();
		for (const route of routes) {
			const response = await request.get(root && route === "/" ? root : root + route);
			expect(response.status(), route).toBe(200);
			const html = await response.text();
			const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
			expect(titles.get(title) ?? route, title).toBe(route);
			titles.set(title, route);
			expect(html, route).toMatch(/<meta name="description" content="[^"]{30,}"/);
			expect(html.match(/<h1[\s>]/g), route).toHaveLength(1);
		}
	});
}
