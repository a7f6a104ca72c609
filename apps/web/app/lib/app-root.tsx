import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import { AddressContext } from "./address.ts";
import { jsonForScript } from "./inline-scripts.ts";

interface AppRenderer {
	render: (name: string, app: ReactNode) => string;
	/** Loads the app's script with the page. */
	need: (name: string) => void;
	scriptOf: (name: string) => string;
}

/** Set by the server only: in the browser each app is a root of its own. */
export const AppRendererContext = createContext<AppRenderer | null>(null);

interface AppRootProps<P> {
	/** The name of its script, `apps/<name>.tsx`. */
	name: string;
	app: ComponentType<P>;
	/** Sent in the page as JSON. */
	props: P;
	/** `near`: the script loads when the element is near the screen or gets the focus. */
	load?: "page" | "near";
	className?: string | undefined;
}

/**
 * A part of a page that has state: rendered on the server and hydrated in the browser. It is a React root of its own on
 * both sides, so that generated ids match.
 */
export function AppRoot<P extends object>({ name, app: App, props, load = "page", className }: AppRootProps<P>) {
	const address = useContext(AddressContext);
	const renderer = useContext(AppRendererContext);
	if (!renderer) throw new Error(`AppRoot "${name}" is only for pages that the server renders.`);
	if (load === "page") renderer.need(name);
	const html = renderer.render(
		name,
		<AddressContext value={address}>
			<App {...props} />
		</AddressContext>,
	);
	return (
		<div data-app={name} data-load={load === "near" ? renderer.scriptOf(name) : undefined} className={className}>
			<div dangerouslySetInnerHTML={{ __html: html }} />
			<script type="application/json" dangerouslySetInnerHTML={{ __html: jsonForScript(props) }} />
		</div>
	);
}
