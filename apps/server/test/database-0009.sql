-- Rows of a database at migration 0009. `upgrade.api.test.ts` loads them and runs the migrations after it.
INSERT INTO gyms (id, slug, name, fitness, gym, address, phone, weekdays, saturday, sunday, latitude, longitude, rating, offers, massage, les_mills, schedule_button, gallery_count, lead, lead_eng, description, description_eng, features, properties) VALUES
	(1, 'vracar', 'Vračar', true, true, 'Njegoševa 1', '+381111234567', '06:30 - 23:00', '08:00 - 20:00', '08:00 - 20:00', 44.8, 20.46, 4.7, '{cardio,gym,fitness}', true, true, true, 10, 'a', 'a', 'a', 'a', '[]', '[]'),
	(2, 'zemun', 'Zemun', true, false, 'Glavna 40', '+381111234568', '06:30 - 23:00', '08:00 - 20:00', '08:00 - 20:00', 44.8, 20.4, 4.5, '{padel,gym}', false, false, false, 0, 'a', 'a', 'a', 'a', '[]', '[]'),
	(3, 'miljakovac', 'Miljakovac', false, true, ' Uskoro ', '+381111234569', '06:30 - 23:00', '08:00 - 20:00', '08:00 - 20:00', 44.7, 20.45, 0, '{gym}', false, false, false, 0, 'a', 'a', 'a', 'a', '[]', '[]');
INSERT INTO gym_rooms (id, gym_id, name, name_eng, position) VALUES (1, 1, 'Velika sala', 'Main hall', 1);
INSERT INTO trainings (id, name, name_eng, description, description_eng, duration, intensity, calories, photo_url, training_type, position) VALUES
	(1, 'Joga', 'Yoga', '', '', 60, 2, 200, '/media/trainings/yoga.jpg', 'freestyle', 1);
INSERT INTO periods (id, gym_room_id, training_id, day, time, capacity, valid_from) VALUES (1, 1, 1, 3, 1830, 12, '2026-01-01');
INSERT INTO occurrences (id, period_id, training_date, taken) VALUES (1, 1, '2026-11-18', 6), (2, 1, '2026-11-25', 1);
INSERT INTO users (id, email, first_name, last_name, phone, phone_digits, role, created_at) VALUES
	(1, 'mina@kvart.example', 'Mina', 'Žarković', '+381641112223', '381641112223', 'member', '2026-01-01'),
	(2, 'vuk@kvart.example', 'Vuk', 'Ilić', '+381641112224', '381641112224', 'staff', '2026-01-02');
INSERT INTO sessions (id, token_hash, user_id, created_at, expires_at) VALUES (1, 'hash', 1, '2026-11-01', '2027-11-01');
INSERT INTO bookings (id, occurrence_id, user_id, guest_first_name, guest_last_name, guest_phone, person, phone_digits, created_at, cancelled_at) VALUES
	(1, 1, 1, null, null, null, 'user:1', '381641112223', '2026-11-16', null),
	(2, 1, null, 'Đorđe', 'Šćepanović', '+381641234567', 'guest:381641234567', '381641234567', '2026-11-16', null),
	(3, 1, null, null, null, null, 'erased:3', null, '2026-11-16', null),
	(4, 1, null, null, null, null, 'user:2', '381641112224', '2026-11-16', null),
	(5, 1, 1, 'Ana', 'Anić', '+381641234568', 'guest:381641234568', '381641234568', '2026-11-16', null),
	(6, 1, null, null, null, null, 'user:99', '381641112299', '2026-11-16', null),
	(7, 2, 2, null, null, null, 'user:1', '381641112223', '2026-11-16', null),
	(8, 2, 2, null, null, null, 'user:98', null, '2026-11-16', '2026-11-17');
INSERT INTO phone_reviews (entity, entity_id, reason) VALUES ('booking', 2, 'shared');
INSERT INTO mails (id, recipient, template, language, data, unique_key, created_at, next_attempt_at) VALUES
	(1, 'mina@kvart.example', 'booking-confirmed', 'sr', '{"bookingId": 1}', 'booking-confirmed:1', '2026-11-16', '2026-11-16');
INSERT INTO audit_log (id, at, actor_id, action, entity, entity_id, after) VALUES (1, '2026-11-16', 1, 'booking.created', 'booking', '1', '{"guest": false}');
INSERT INTO enquiries (id, kind, name, email, phone, phone_digits, form, language, created_at) VALUES
	(1, 'price', 'Ana Anić', 'ana@kvart.example', '+381641234568', '381641234568', '{}', 'sr', '2026-11-16');
INSERT INTO pictures (id, kind, original, digest, media_type, width, height, placeholder, color, created_at) VALUES
	(1, 'club', '\xff', 'digest', 'image/jpeg', 1600, 900, 'data:,', '#1a1d1f', '2026-11-16');
SELECT setval('bookings_id_seq', 40), setval('users_id_seq', 2), setval('gyms_id_seq', 3);
