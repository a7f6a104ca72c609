import { Switch } from "@mantine/core";
import type { FieldProps } from "./field-props.ts";

export function SwitchField({ value, onChange, ...rest }: Omit<FieldProps<boolean>, "required">) {
	return <Switch {...rest} checked={value} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />;
}
