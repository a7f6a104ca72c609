import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import { expect } from "@playwright/test";
import { Builder, Capabilities, error, Key, type WebElement } from "selenium-webdriver";
import { type Engine, findElement, type Kind, pageContent } from "./visitor.ts";

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	if (typeof address !== "object" || address === null) throw new Error("No port is free.");
	return address.port;
}

function accepts(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
		socket.once("connect", () => socket.end());
	});
}

interface Programs {
	/** `WebKitWebDriver` */
	driver: string;
	/** `MiniBrowser` */
	browser: string;
}

/** Covered or moving, or replaced by the page since it was found. */
const notClicked = [error.ElementNotInteractableError, error.StaleElementReferenceError];

/** WebKitGTK on a virtual display. */
export async function startWebKit({ driver, browser }: Programs): Promise<Engine> {
	const port = await freePort();
	const program = spawn("xvfb-run", ["-a", driver, `--port=${port}`, "--host=127.0.0.1"], {
		stdio: "ignore",
		detached: true,
	});
	const stop = () => {
		try {
			// Also ends the display and the driver that xvfb-run started.
			if (program.pid) process.kill(-program.pid, "SIGTERM");
		} catch {
			// The processes have ended.
		}
	};
	const capabilities = new Capabilities({
		browserName: "MiniBrowser",
		"webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
	});
	try {
		await expect.poll(() => accepts(port), { message: "WebKitWebDriver listens", timeout: 30_000 }).toBe(true);
	} catch (problem) {
		stop();
		throw problem;
	}
	const session = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
	await session.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 });
	const find = async (kind: Kind, name: string) =>
		session.executeScript<WebElement | null>(
			`return (${findElement.toString()})(arguments[0], arguments[1])`,
			kind,
			name,
		);
	return {
		name: "WebKit",
		open: (address) => session.get(address),
		address: () => session.getCurrentUrl(),
		back: () => session.navigate().back(),
		linkTo: async (name) =>
			session.executeScript<string>(
				`return (${findElement.toString()})("link", arguments[0])?.getAttribute("href") ?? ""`,
				name,
			),
		click: async (kind, name) => {
			try {
				const element = await find(kind, name);
				// The driver does not wait for smooth scrolling.
				await session.executeScript('arguments[0]?.scrollIntoView({ block: "center", behavior: "instant" })', element);
				await element?.click();
				return element !== null;
			} catch (problem) {
				if (notClicked.some((expected) => problem instanceof expected)) return false;
				throw problem;
			}
		},
		type: async (label, text) => {
			await (await find("field", label))?.sendKeys(text.replace("\n", Key.ENTER));
		},
		content: () => session.executeScript<string>(`return (${pageContent.toString()})()`),
		// A page that is being left has no elements: the caller retries.
		sees: async (kind, name) => (await find(kind, name).catch(() => null)) !== null,
		close: async () => {
			await session.quit();
			stop();
		},
	};
}
