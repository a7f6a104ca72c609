import { launch } from "chrome-launcher";
import { findProgram } from "../../scripts/prerequisites.mjs";

type Params = Record<string, unknown>;

/** One tab of Chromium, by the protocol of its developer tools. */
export interface Tab {
	send(method: string, params?: Params): Promise<Params>;
	/** The value of an expression, awaited; retried while the page changes. */
	read<Value>(expression: string): Promise<Value>;
	close(): void;
}

export async function openTab(): Promise<Tab> {
	const chrome = await launch({
		chromePath: findProgram("chromium") ?? "",
		chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1440,900"],
	});
	const address = `http://127.0.0.1:${chrome.port}/json/list`;
	const targets = (await (await fetch(address)).json()) as { type: string; webSocketDebuggerUrl: string }[];
	const socket = new WebSocket(targets.find(({ type }) => type === "page")?.webSocketDebuggerUrl ?? "");
	await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
	const waiting = new Map<number, PromiseWithResolvers<Params>>();
	socket.addEventListener("message", ({ data }) => {
		const { id, result, error } = JSON.parse(String(data)) as { id?: number; result?: Params; error?: Params };
		const request = waiting.get(id ?? -1);
		if (error) request?.reject(new Error(String(error["message"])));
		else request?.resolve(result ?? {});
	});
	let last = 0;
	const send = (method: string, params: Params = {}) => {
		const request = Promise.withResolvers<Params>();
		last += 1;
		waiting.set(last, request);
		socket.send(JSON.stringify({ id: last, method, params }));
		return request.promise;
	};
	const read = async <Value>(expression: string): Promise<Value> => {
		for (let attempt = 0; ; attempt += 1) {
			try {
				const { result } = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
				return (result as { value: Value }).value;
			} catch (error) {
				if (attempt === 20) throw error;
			}
		}
	};
	return {
		send,
		read,
		close: () => {
			socket.close();
			chrome.kill();
		},
	};
}
