import "@mantine/charts/styles.layer.css";
import { m } from "../../paraglide/messages.js";
import { type AreaPage, AreaPages } from "../../parts/area-pages/area-pages.tsx";
import { NumbersPage } from "./numbers-page.tsx";

const pages: AreaPage[] = [{ path: "overview", label: m.numbers_title, element: <NumbersPage /> }];

export function Component() {
	return <AreaPages path="/numbers" label={m.shell_numbers()} pages={pages} />;
}
