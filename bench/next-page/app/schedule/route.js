import { Pool } from "pg";
import { statement } from "../../statement.js";

export const dynamic = "force-dynamic";

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

export async function GET() {
	const { rows } = await pool.query({ name: "schedule", ...statement });
	return Response.json(rows);
}
