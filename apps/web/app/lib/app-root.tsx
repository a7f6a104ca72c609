import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import { AddressContext } from "./address.ts";
import { jsonForScript } from "./json-for-script.ts";

interface AppRenderer {
	/** Renders an app as a root of its own. */
	render: (name: string, app: ReactNode) => string;
	/** The page loads the app's script at once. */
	need: (name: string) => void;
	/** Where the app's script is. */
	scriptOf: (name: string) => string;
}

/** Given by the server. Apps are never rendered inside another root in the browser. */
export const AppRendererContext = createContext<AppRenderer | null>(null);

interface AppRootProps<P> {
	/** Of its script, `apps/<name>.tsx`, which mounts the same component on the same element. */
	name: string;
	app: ComponentType<P>;
	/** What the app starts with. It travels in the page as JSON. */
	props: P;
	/** `near`: the script is loaded when the element comes near the screen or gets the focus. */
	load?: "page" | "near";
	className?: string | undefined;
}

/**
 * A part of a page that has state: rendered on the server like everything else, and taken over by React in the browser
 * on this element alone. It is a root of its own on both sides, so that generated ids agree.
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
