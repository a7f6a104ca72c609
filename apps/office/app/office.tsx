import "dayjs/locale/en-gb";
import "dayjs/locale/sr";
import type { Locale } from "@kvart/contract/locale";
import { MantineProvider } from "@mantine/core";
import { DatesProvider } from "@mantine/dates";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router/dom";
import { useLanguage } from "./i18n/language.ts";
import { queryClient } from "./lib/queries.ts";
import { router } from "./router.tsx";
import { cssVariablesResolver, styleNonce, theme } from "./theme/theme.ts";

const calendars: Record<Locale, string> = { sr: "sr", en: "en-gb" };

/** The `key` renders everything anew in the new language; cached data stays. */
export function Office() {
	const language = useLanguage();
	return (
		<MantineProvider
			theme={theme}
			cssVariablesResolver={cssVariablesResolver}
			forceColorScheme="light"
			getStyleNonce={styleNonce}
		>
			<DatesProvider settings={{ locale: calendars[language], firstDayOfWeek: 1 }}>
				<QueryClientProvider client={queryClient}>
					<Notifications position="top-right" limit={3} containerWidth="26rem" />
					<RouterProvider key={language} router={router} />
				</QueryClientProvider>
			</DatesProvider>
		</MantineProvider>
	);
}
