import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from "react-router";
import { afterEach, expect, test } from "vitest";
import { theme } from "../../theme/theme.ts";
import { PageHeader } from "./page-header.tsx";

afterEach(cleanup);

function ListPage() {
	const [filter, setFilter] = useSearchParams();
	return (
		<>
			<PageHeader title="Promene" />
			<input
				aria-label="Od"
				value={filter.get("from") ?? ""}
				onChange={({ target }) => setFilter({ from: target.value }, { replace: true })}
			/>
		</>
	);
}

function open(address: string) {
	const router = createMemoryRouter(
		[
			{ path: "/", element: <Link to="/list">Otvori</Link> },
			{ path: "/list", element: <ListPage /> },
		],
		{ initialEntries: [address] },
	);
	render(
		<MantineProvider theme={theme} env="test">
			<RouterProvider router={router} />
		</MantineProvider>,
	);
	return router;
}

const heading = () => screen.getByRole("heading", { name: "Promene" });

test("after a click the heading has the focus", async () => {
	open("/");
	fireEvent.click(screen.getByRole("link", { name: "Otvori" }));
	await waitFor(() => expect(document.activeElement).toBe(heading()));
});

test("a filter that changes the address keeps the focus in its field", async () => {
	const router = open("/list");
	const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Od" });
	field.focus();
	fireEvent.change(field, { target: { value: "2026" } });
	await waitFor(() => expect(router.state.location.search).toBe("?from=2026"));
	await waitFor(() => expect(field.value).toBe("2026"));
	expect(document.activeElement).toBe(field);
});
