import { NumberInput } from "@mantine/core";
import { useLanguage } from "../../i18n/language.ts";
import type { FieldProps } from "./field-props.ts";

interface NumberFieldProps extends FieldProps<number | null> {
	min?: number;
	max?: number;
	step?: number;
	/** Digits behind the comma; none without. */
	decimals?: number;
	/** Stands behind the figure, such as " min" or " RSD". */
	unit?: string;
}

export function NumberField({ onChange, value, decimals = 0, unit = "", ...rest }: NumberFieldProps) {
	const [thousands, point] = useLanguage() === "sr" ? [".", ","] : [",", "."];
	return (
		<NumberInput
			{...rest}
			value={value ?? ""}
			onChange={(typed) => onChange(typeof typed === "number" ? typed : null)}
			decimalScale={decimals}
			decimalSeparator={point}
			thousandSeparator={thousands}
			suffix={unit}
			clampBehavior="none"
			autoComplete="off"
		/>
	);
}
