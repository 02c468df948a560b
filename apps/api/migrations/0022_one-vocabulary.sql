-- Tables and columns take the names that the code has; nothing is rewritten, a rename is a change of the catalogue.
ALTER TABLE "messages" RENAME TO "campaigns";--> statement-breakpoint
ALTER SEQUENCE "messages_id_seq" RENAME TO "campaigns_id_seq";--> statement-breakpoint
ALTER INDEX "messages_event" RENAME TO "campaigns_event";--> statement-breakpoint
ALTER INDEX "messages_scheduled" RENAME TO "campaigns_scheduled";--> statement-breakpoint
ALTER INDEX "messages_sending" RENAME TO "campaigns_sending";--> statement-breakpoint
ALTER INDEX "messages_idempotency_key" RENAME TO "campaigns_idempotency_key";--> statement-breakpoint
ALTER INDEX "messages_category" RENAME TO "campaigns_category";--> statement-breakpoint
ALTER INDEX "messages_channel" RENAME TO "campaigns_channel";--> statement-breakpoint
ALTER INDEX "messages_design" RENAME TO "campaigns_design";--> statement-breakpoint
ALTER INDEX "messages_image_file" RENAME TO "campaigns_image_file";--> statement-breakpoint
ALTER INDEX "messages_model" RENAME TO "campaigns_model";--> statement-breakpoint
ALTER INDEX "messages_reminder_of" RENAME TO "campaigns_reminder_of";--> statement-breakpoint
ALTER TABLE "campaigns" RENAME CONSTRAINT "messages_event_id_events_id_fk" TO "campaigns_event_id_events_id_fk";--> statement-breakpoint
ALTER TABLE "campaigns" RENAME CONSTRAINT "messages_channel_id_channels_id_fk" TO "campaigns_channel_id_channels_id_fk";--> statement-breakpoint
ALTER TABLE "campaigns" RENAME CONSTRAINT "messages_category_id_message_categories_id_fk" TO "campaigns_category_id_message_categories_id_fk";--> statement-breakpoint
ALTER TABLE "campaigns" RENAME CONSTRAINT "messages_model_id_message_models_id_fk" TO "campaigns_model_id_message_models_id_fk";--> statement-breakpoint
ALTER TABLE "campaigns" RENAME CONSTRAINT "messages_design_id_card_designs_id_fk" TO "campaigns_design_id_card_designs_id_fk";--> statement-breakpoint
ALTER TABLE "campaigns" RENAME CONSTRAINT "messages_image_file_id_files_id_fk" TO "campaigns_image_file_id_files_id_fk";--> statement-breakpoint
ALTER TABLE "campaigns" RENAME CONSTRAINT "messages_reminder_of_id_messages_id_fk" TO "campaigns_reminder_of_id_campaigns_id_fk";--> statement-breakpoint
ALTER INDEX "messages_pkey" RENAME TO "campaigns_pkey";--> statement-breakpoint
ALTER TABLE "door_links" RENAME TO "check_in_links";--> statement-breakpoint
ALTER SEQUENCE "door_links_id_seq" RENAME TO "check_in_links_id_seq";--> statement-breakpoint
ALTER INDEX "door_links_event" RENAME TO "check_in_links_event";--> statement-breakpoint
ALTER TABLE "check_in_links" RENAME CONSTRAINT "door_links_event_id_events_id_fk" TO "check_in_links_event_id_events_id_fk";--> statement-breakpoint
ALTER INDEX "door_links_pkey" RENAME TO "check_in_links_pkey";--> statement-breakpoint
ALTER TABLE "door_admissions" RENAME TO "check_ins";--> statement-breakpoint
ALTER INDEX "door_admissions_one" RENAME TO "check_ins_one";--> statement-breakpoint
ALTER INDEX "door_admissions_link" RENAME TO "check_ins_link";--> statement-breakpoint
ALTER INDEX "door_admissions_guest" RENAME TO "check_ins_guest";--> statement-breakpoint
ALTER TABLE "check_ins" RENAME CONSTRAINT "door_admissions_guest_id_guests_id_fk" TO "check_ins_guest_id_guests_id_fk";--> statement-breakpoint
ALTER TABLE "check_ins" RENAME CONSTRAINT "door_admissions_link_id_door_links_id_fk" TO "check_ins_link_id_check_in_links_id_fk";--> statement-breakpoint
ALTER INDEX "door_admissions_pkey" RENAME TO "check_ins_pkey";--> statement-breakpoint
ALTER TABLE "message_recipients" RENAME TO "deliveries";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME COLUMN "message_id" TO "campaign_id";--> statement-breakpoint
ALTER SEQUENCE "message_recipients_id_seq" RENAME TO "deliveries_id_seq";--> statement-breakpoint
ALTER INDEX "message_recipients_token_key" RENAME TO "deliveries_token_key";--> statement-breakpoint
ALTER INDEX "message_recipients_guest_key" RENAME TO "deliveries_guest_key";--> statement-breakpoint
ALTER INDEX "message_recipients_state" RENAME TO "deliveries_state";--> statement-breakpoint
ALTER INDEX "message_recipients_guest" RENAME TO "deliveries_guest";--> statement-breakpoint
ALTER INDEX "message_recipients_key" RENAME TO "deliveries_key";--> statement-breakpoint
ALTER INDEX "message_recipients_gateway" RENAME TO "deliveries_gateway";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "message_recipients_message_id_messages_id_fk" TO "deliveries_campaign_id_campaigns_id_fk";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME CONSTRAINT "message_recipients_guest_id_guests_id_fk" TO "deliveries_guest_id_guests_id_fk";--> statement-breakpoint
ALTER INDEX "message_recipients_pkey" RENAME TO "deliveries_pkey";--> statement-breakpoint
ALTER TABLE "event_cards" RENAME COLUMN "message_id" TO "campaign_id";--> statement-breakpoint
ALTER TABLE "event_cards" RENAME CONSTRAINT "event_cards_message_id_messages_id_fk" TO "event_cards_campaign_id_campaigns_id_fk";--> statement-breakpoint
ALTER TABLE "stop_list" RENAME TO "suppression_list";--> statement-breakpoint
ALTER SEQUENCE "stop_list_id_seq" RENAME TO "suppression_list_id_seq";--> statement-breakpoint
ALTER INDEX "stop_list_address_key" RENAME TO "suppression_list_address_key";--> statement-breakpoint
ALTER INDEX "stop_list_pkey" RENAME TO "suppression_list_pkey";--> statement-breakpoint
ALTER TABLE "payment_orders" RENAME COLUMN "message_id" TO "campaign_id";--> statement-breakpoint
ALTER TABLE "outbox_items" RENAME TO "caught_messages";--> statement-breakpoint
ALTER SEQUENCE "outbox_items_id_seq" RENAME TO "caught_messages_id_seq";--> statement-breakpoint
ALTER INDEX "outbox_items_key" RENAME TO "caught_messages_key";--> statement-breakpoint
ALTER INDEX "outbox_items_created" RENAME TO "caught_messages_created";--> statement-breakpoint
ALTER INDEX "outbox_items_unreported" RENAME TO "caught_messages_unreported";--> statement-breakpoint
ALTER INDEX "outbox_items_pkey" RENAME TO "caught_messages_pkey";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION return_units_of_removed_guest() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	campaign record;
BEGIN
	SELECT c.id, c.channel_id, e.customer_id INTO campaign
		FROM campaigns c JOIN events e ON e.id = c.event_id
		WHERE c.id = OLD.campaign_id AND c.status IN ('scheduled', 'sending')
		FOR UPDATE OF c;
	IF NOT FOUND THEN RETURN NULL; END IF;
	INSERT INTO credit_moves (customer_id, channel_id, units, reason, key)
		VALUES (campaign.customer_id, campaign.channel_id, OLD.units, 'removed-guest', 'copy:' || OLD.key)
		ON CONFLICT (key) DO NOTHING;
	IF NOT FOUND THEN RETURN NULL; END IF;
	INSERT INTO channel_credits (customer_id, channel_id, units)
		VALUES (campaign.customer_id, campaign.channel_id, OLD.units)
		ON CONFLICT (customer_id, channel_id)
		DO UPDATE SET units = channel_credits.units + excluded.units;
	UPDATE campaigns SET units = units - OLD.units WHERE id = campaign.id;
	RETURN NULL;
END $$;
