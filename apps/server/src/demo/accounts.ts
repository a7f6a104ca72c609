import { createHash } from "node:crypto";
import { hashPassword } from "../modules/members/secrets.ts";

export const demoPassword = "kvart123";

export interface DemoAccount {
	email: string;
	firstName: string;
	lastName: string;
	phone: string;
	role: "member" | "staff" | "admin";
	/** The clubs that a staff account works for; without any it is the whole chain. */
	clubs?: readonly string[];
	verified: boolean;
	termsAccepted: boolean;
	/** Whether the account is in the video group of the valid code. */
	inGroup: boolean;
	note: string;
}

export const demoAccounts: DemoAccount[] = [
	{
		email: "ana@kvart.example",
		firstName: "Ana",
		lastName: "Jovanović",
		phone: "+381 60 4000 201",
		role: "member",
		verified: true,
		termsAccepted: true,
		inGroup: true,
		note: "member, in the video group",
	},
	{
		email: "marko@kvart.example",
		firstName: "Marko",
		lastName: "Ilić",
		phone: "+381 60 4000 202",
		role: "member",
		verified: true,
		termsAccepted: false,
		inGroup: false,
		note: "member, terms not accepted, no group",
	},
	{
		email: "nova@kvart.example",
		firstName: "Nova",
		lastName: "Petrović",
		phone: "+381 60 4000 203",
		role: "member",
		verified: false,
		termsAccepted: false,
		inGroup: false,
		note: "registered, e-mail not confirmed",
	},
	{
		email: "staff@kvart.example",
		firstName: "Sanja",
		lastName: "Marić",
		phone: "+381 60 4000 204",
		role: "staff",
		verified: true,
		termsAccepted: true,
		inGroup: false,
		note: "staff of the whole chain",
	},
	{
		email: "desk.zemun@kvart.example",
		firstName: "Dejan",
		lastName: "Zorić",
		phone: "+381 60 4000 205",
		role: "staff",
		clubs: ["zemun"],
		verified: true,
		termsAccepted: true,
		inGroup: false,
		note: "staff of the club in Zemun",
	},
	{
		email: "admin@kvart.example",
		firstName: "Ivana",
		lastName: "Đukić",
		phone: "+381 60 4000 206",
		role: "admin",
		verified: true,
		termsAccepted: true,
		inGroup: false,
		note: "administrator",
	},
];

/** The accounts as the start-up shows them. */
export function accountLines(): string[] {
	const accounts = demoAccounts.map(({ email, note }) => `  ${email.padEnd(25)} ${demoPassword}   ${note}`);
	return ["", "Demo accounts:", ...accounts, ""];
}

/** What is stored for a password: argon2id of the SHA-512 that a browser would send. */
export function storedPassword(password: string): Promise<string> {
	return hashPassword(createHash("sha512").update(password).digest("hex"));
}
