-- All servers are notified, with the table, when what everybody sees has changed. Bookings come by the hundred and a
-- notification takes a lock at the commit, so free places are not announced: they are two seconds old at most.
create function "announce_change"() returns trigger language plpgsql as $$
begin
	perform pg_notify('content_changed', tg_table_name);
	return null;
end $$;--> statement-breakpoint
do $$
declare
	changed text;
begin
	foreach changed in array array[
		'blog_posts', 'closings', 'events', 'gym_rooms', 'gyms', 'padel_centre', 'periods', 'pictures', 'price_groups',
		'price_items', 'price_lists', 'promotion_gyms', 'promotions', 'questions', 'settings', 'terms_blocks',
		'trainer_gyms', 'trainer_trainings', 'trainers', 'trainings'
	] loop
		execute format(
			'create trigger announce_change after insert or update or delete on %I
				for each statement execute function announce_change()',
			changed
		);
	end loop;
end $$;
