import { colors } from "@kvart/tokens/colors";
import {
	ActionIcon,
	Alert,
	Anchor,
	Badge,
	Button,
	Checkbox,
	CloseButton,
	Combobox,
	type CSSVariablesResolver,
	createTheme,
	Drawer,
	defaultVariantColorsResolver,
	Input,
	InputWrapper,
	Loader,
	type MantineColorsTuple,
	Menu,
	Modal,
	Notification,
	Popover,
	Radio,
	SegmentedControl,
	Switch,
	Textarea,
	Tooltip,
	type VariantColorsResolver,
} from "@mantine/core";
import classes from "./components.module.css";

/** The nonce for styles created at run time; the server writes it into each response. */
export function styleNonce(): string {
	return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? "";
}

/** Stone and bone instead of Mantine's bluish grey. */
const gray: MantineColorsTuple = [
	"#faf9f5",
	colors.bone,
	"#ebe8de",
	colors.stone,
	"#c9c4b6",
	"#a09c91",
	"#6f7372",
	colors.inkMute,
	colors.inkSoft,
	colors.ink3,
];
const ink: MantineColorsTuple = [
	colors.bone,
	"#ebe8de",
	colors.stone,
	"#a8acab",
	colors.inkMute,
	"#3a4347",
	colors.ink,
	colors.ink2,
	colors.ink3,
	colors.ink,
];
const lime: MantineColorsTuple = [
	"#f9ffe6",
	"#f1ffc9",
	"#e7ff9f",
	"#dcff75",
	"#d2ff50",
	colors.lime,
	"#bdf21f",
	"#9fcc1d",
	"#708f16",
	"#3d4618",
];
const danger: MantineColorsTuple = [
	colors.dangerPale,
	"#ffe0dc",
	"#ffc2bb",
	"#ff9c92",
	"#f5695c",
	"#e2473a",
	colors.danger,
	colors.dangerDark,
	"#8f1a10",
	"#6b130b",
];
const booked: MantineColorsTuple = [
	colors.bookedPale,
	"#cfecdb",
	"#a5dbbc",
	"#6cc496",
	"#3aab73",
	"#1c945a",
	colors.booked,
	colors.bookedDark,
	"#0a4d2c",
	"#073820",
];

const warning: MantineColorsTuple = [
	"#fff6dc",
	"#ffebb3",
	"#ffdb7a",
	"#f7c64a",
	"#e5a91f",
	"#c98a0a",
	"#a36a00",
	"#7a4b00",
	"#5c3800",
	"#3d2500",
];

type Look = ReturnType<VariantColorsResolver>;

const outlined = "1px solid var(--rule)";
const limeButton: Look = {
	background: "var(--lime)",
	hover: "var(--ink)",
	color: "var(--ink)",
	hoverColor: "var(--lime)",
	border: outlined,
};
const paperButton: Look = { background: "var(--paper)", hover: "var(--quiet)", color: "var(--text)", border: outlined };

const fills: Partial<Record<string, Pick<Look, "background" | "color">>> = {
	danger: { background: "var(--danger-fill)", color: "var(--danger-text)" },
	booked: { background: "var(--success-fill)", color: "var(--success-text)" },
	warning: { background: "var(--warning-fill)", color: "var(--warning-text)" },
	ink: { background: "var(--quiet)", color: "var(--text)" },
	gray: { background: "var(--hover)", color: "var(--text)" },
};

/** The filled button is lime with ink. Lime is a background, never a text colour. */
const variantColorResolver: VariantColorsResolver = (input) => {
	const { variant, color } = input;
	if (variant === "default") return paperButton;
	if (variant === "filled" && color === "lime") return limeButton;
	const resolved = defaultVariantColorsResolver(color === "lime" ? { ...input, color: "ink" } : input);
	// The letters of the page are dark by day.
	if (variant === "filled" && color === "danger") return { ...resolved, color: "var(--white)" };
	return variant === "light" ? { ...resolved, ...fills[color ?? ""] } : resolved;
};

const target = "2.75rem";
// Mantine renders a `header`, which would count as the page's banner. The title can have the focus.
const dialogAttributes = { header: { role: "presentation" }, title: { tabIndex: -1 } };

export const theme = createTheme({
	colors: { gray, ink, lime, danger, booked, warning },
	primaryColor: "ink",
	primaryShade: 6,
	autoContrast: true,
	white: "#ffffff",
	black: colors.ink,
	fontFamily: "var(--font-text)",
	headings: {
		fontFamily: "var(--font-text)",
		fontWeight: "800",
		textWrap: "balance",
		sizes: {
			h1: { fontSize: "clamp(1.5rem, 1.3rem + 0.8vw, 2rem)", lineHeight: "1.05" },
			h2: { fontSize: "1.125rem", lineHeight: "1.15" },
			h3: { fontSize: "1.0625rem", lineHeight: "1.25" },
		},
	},
	radius: { xs: "0", sm: "0", md: "0", lg: "0", xl: "999px" },
	spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.25rem", xl: "1.5rem" },
	defaultRadius: "xs",
	cursorType: "pointer",
	respectReducedMotion: true,
	variantColorResolver,
	shadows: { xs: "none", sm: "none", md: "none", lg: "none", xl: "none" },
	components: {
		Button: Button.extend({
			defaultProps: { color: "lime" },
			classNames: { root: classes.button },
			vars: (_, { size }) => ({ root: size === undefined ? { "--button-height": target } : {} }),
		}),
		ActionIcon: ActionIcon.extend({
			defaultProps: { variant: "subtle", color: "ink", size: target },
			classNames: { root: classes.iconButton },
		}),
		CloseButton: CloseButton.extend({ defaultProps: { size: target, iconSize: 20 } }),
		Anchor: Anchor.extend({ defaultProps: { underline: "always", c: "var(--text)" } }),
		Input: Input.extend({
			classNames: { input: classes.input },
			vars: () => ({ wrapper: { "--input-height": target } }),
		}),
		InputWrapper: InputWrapper.extend({
			// Descriptions below the input keep neighbouring inputs aligned.
			defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
			classNames: {
				label: classes.label,
				description: classes.description,
				error: classes.error,
				required: classes.required,
			},
		}),
		Textarea: Textarea.extend({ defaultProps: { autosize: true, minRows: 3, maxRows: 14 } }),
		Checkbox: Checkbox.extend({
			defaultProps: { size: "md", iconColor: "var(--strong-accent)" },
			classNames: { input: classes.box },
		}),
		Radio: Radio.extend({
			defaultProps: { size: "md", iconColor: "var(--strong-accent)" },
			classNames: { radio: classes.box },
		}),
		Switch: Switch.extend({
			defaultProps: { size: "lg", withThumbIndicator: false },
			classNames: { track: classes.switchTrack, label: classes.switchLabel },
		}),
		Modal: Modal.extend({
			defaultProps: {
				centered: true,
				overlayProps: { backgroundOpacity: 0.6 },
				transitionProps: { duration: 160 },
				attributes: dialogAttributes,
			},
			classNames: {
				content: classes.floating,
				header: classes.modalHeader,
				body: classes.modalBody,
				title: classes.modalTitle,
			},
		}),
		Drawer: Drawer.extend({
			defaultProps: { overlayProps: { backgroundOpacity: 0.6 }, attributes: dialogAttributes },
			classNames: {
				header: classes.modalHeader,
				body: classes.modalBody,
				title: classes.modalTitle,
			},
		}),
		Combobox: Combobox.extend({ classNames: { dropdown: classes.floating, option: classes.option } }),
		Popover: Popover.extend({ classNames: { dropdown: classes.floating } }),
		Menu: Menu.extend({ classNames: { dropdown: classes.floating, item: classes.option } }),
		Badge: Badge.extend({
			defaultProps: { size: "lg", variant: "light" },
			classNames: { root: classes.badge },
		}),
		Alert: Alert.extend({ defaultProps: { variant: "light" } }),
		Loader: Loader.extend({ defaultProps: { type: "bars", size: "sm" } }),
		Tooltip: Tooltip.extend({ defaultProps: { color: "ink", openDelay: 300 } }),
		SegmentedControl: SegmentedControl.extend({ defaultProps: { color: "ink" } }),
		Notification: Notification.extend({
			classNames: { root: classes.notification, description: classes.notificationText },
		}),
	},
});

/** Fills, borders and letters of the library, from light to dark by day. */
const grays = Object.fromEntries(
	["paper", "quiet", "quiet", "hover", "rule-soft", "text-mute", "text-mute", "text-soft", "text-soft", "text"].map(
		(role, shade) => [`--mantine-color-gray-${shade}`, `var(--${role})`],
	),
);

/** The library's light scheme, painted with our roles: these change with the scheme of the device. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
	variables: {},
	light: {
		"--mantine-color-white": "var(--paper)",
		"--mantine-color-black": "var(--text)",
		"--mantine-color-text": "var(--text)",
		"--mantine-color-default": "var(--paper)",
		"--mantine-color-default-hover": "var(--quiet)",
		"--mantine-color-default-color": "var(--text)",
		"--mantine-color-default-border": "var(--rule)",
		"--mantine-color-disabled": "var(--quiet)",
		"--mantine-color-disabled-color": "var(--text-mute)",
		"--mantine-color-disabled-border": "var(--rule-soft)",
		...grays,
		"--mantine-color-ink-6": "var(--text)",
		"--mantine-color-ink-9": "var(--text)",
		"--mantine-color-ink-text": "var(--text)",
		"--mantine-color-ink-filled": "var(--strong)",
		"--mantine-color-ink-filled-hover": "var(--strong)",
		"--mantine-color-ink-light": "var(--quiet)",
		"--mantine-color-ink-light-hover": "var(--hover)",
		"--mantine-color-ink-light-color": "var(--text)",
		"--mantine-color-ink-outline": "var(--rule)",
		"--mantine-color-ink-outline-hover": "var(--quiet)",
		"--mantine-color-danger-text": "var(--danger-text)",
		"--mantine-color-danger-outline": "var(--danger-text)",
		"--mantine-color-danger-light-hover": "var(--danger-fill)",
		"--mantine-color-danger-light-color": "var(--danger-text)",
		"--mantine-color-warning-text": "var(--warning-text)",
		"--mantine-color-warning-outline": "var(--warning-text)",
		"--mantine-color-warning-outline-hover": "var(--warning-fill)",
		"--mantine-color-booked-text": "var(--success-text)",
		"--mantine-color-body": "var(--paper)",
		"--mantine-color-dimmed": "var(--text-mute)",
		"--mantine-color-placeholder": "var(--text-mute)",
		"--mantine-color-error": "var(--danger-text)",
		"--mantine-color-anchor": "var(--text)",
	},
	dark: {},
});
