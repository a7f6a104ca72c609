import { m } from "../../paraglide/messages.js";
import { type AreaPage, AreaPages } from "../../parts/area-pages/area-pages.tsx";
import { BannerPage } from "./banner-page.tsx";
import { EventPage, NewStoryPage, PostPage } from "./editor/story-editor.tsx";
import { EventsPage, PostsPage } from "./list/story-lists.tsx";

const pages: AreaPage[] = [
	{ path: "blog", label: m.stories_blog, element: <PostsPage /> },
	{ path: "blog/new", element: <NewStoryPage key="post" kind="post" /> },
	{ path: "blog/:id", element: <PostPage /> },
	{ path: "events", label: m.stories_events, element: <EventsPage /> },
	{ path: "events/new", element: <NewStoryPage key="event" kind="event" /> },
	{ path: "events/:id", element: <EventPage /> },
	{ path: "banner", label: m.stories_banner, element: <BannerPage /> },
];

export function Component() {
	return <AreaPages path="/stories" label={m.shell_stories()} pages={pages} />;
}
