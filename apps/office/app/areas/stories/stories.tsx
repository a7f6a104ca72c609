import { m } from "../../paraglide/messages.js";
import { type AreaPage, AreaPages } from "../../parts/area-pages/area-pages.tsx";
import { BannerPage } from "./banner/banner-page.tsx";
import { EventPage } from "./editor/event-page.tsx";
import { NewStoryPage } from "./editor/new-story-page.tsx";
import { PostPage } from "./editor/post-page.tsx";
import { EventsPage } from "./list/events-page.tsx";
import { PostsPage } from "./list/posts-page.tsx";

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
