import { Route, Routes } from "react-router";
import { NotFound } from "../../parts/states/not-found.tsx";
import { BoardPage } from "./board/board-page.tsx";
import { RosterPage } from "./roster/roster-page.tsx";

export function Component() {
	return (
		<Routes>
			<Route index element={<BoardPage />} />
			<Route path=":period/:date" element={<RosterPage />} />
			<Route path="*" element={<NotFound />} />
		</Routes>
	);
}
