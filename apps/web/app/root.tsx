import "./ui/global.css";
import { lazy, type ReactNode, useContext } from "react";
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { LateStart } from "./features/shell/late-start.tsx";
import { PersonScript } from "./features/shell/person-script.tsx";
import { languageTag, localeOf } from "./i18n/locale.ts";
import { runInLocale } from "./i18n/run-in-locale.server.ts";
import { useLocale } from "./i18n/use-locale.ts";
import { ScriptMark } from "./lib/inline-scripts.ts";
import { siteContext } from "./lib/site-context.server.ts";
import { fontLinks } from "./ui/font-links.ts";
import { ToastProvider } from "./ui/toast/toast-provider.tsx";

// Pages that stand in for others weigh nothing on those that do not need them.
const NotFound = lazy(async () => ({ default: (await import("./features/special/not-found.tsx")).NotFound }));
const Failure = lazy(async () => ({ default: (await import("./features/special/failure.tsx")).Failure }));

export const links: Route.LinksFunction = () => [
	...fontLinks,
	{ rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
	{ rel: "icon", href: "/favicon.ico", sizes: "32x32" },
	{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
	{ rel: "manifest", href: "/site.webmanifest" },
];

export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl, apiUrl } = context.get(siteContext);
	return { publicUrl, apiUrl };
}

/** The site's settings do not change while somebody looks at it. */
export function shouldRevalidate() {
	return false;
}

export const middleware: Route.MiddlewareFunction[] = [
	({ url }, next) => runInLocale(localeOf(url.pathname), () => next()),
];

export function Layout({ children }: { children: ReactNode }) {
	const mark = useContext(ScriptMark);
	const apiUrl = useRouteLoaderData<typeof loader>("root")?.apiUrl;
	return (
		// The head script adds attributes to it that React does not know.
		<html lang={languageTag[useLocale()]} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#0b0d0e" />
				{apiUrl && apiUrl !== "/api" && <meta name="api-url" content={apiUrl} />}
				<PersonScript />
				<LateStart />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration nonce={mark} />
				<Scripts nonce={mark} />
			</body>
		</html>
	);
}

export default function App() {
	return (
		<ToastProvider>
			<Outlet />
		</ToastProvider>
	);
}

/** Records that do not exist get the separate 404 page; everything else that was thrown is our fault. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const status = isRouteErrorResponse(error) ? error.status : 500;
	return status === 404 ? <NotFound /> : <Failure status={status} />;
}
