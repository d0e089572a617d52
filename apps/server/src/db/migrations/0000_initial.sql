CREATE TABLE "adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"request_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"refusal_reason" text,
	"transfer_id" uuid,
	CONSTRAINT "adjustments_key" UNIQUE("request_key"),
	CONSTRAINT "adjustments_transfer" UNIQUE("transfer_id"),
	CONSTRAINT "adjustments_kind" CHECK ("adjustments"."kind" in ('merchantBalance', 'merchantClearing', 'supplierDeposit')),
	CONSTRAINT "adjustments_state" CHECK ("adjustments"."state" in ('awaitingApproval', 'posted', 'refused')
        and ("adjustments"."state" = 'posted') = ("adjustments"."transfer_id" is not null)
        and ("adjustments"."state" = 'awaitingApproval') = ("adjustments"."decided_at" is null)),
	CONSTRAINT "adjustments_amount" CHECK ("adjustments"."amount_minor" <> 0),
	CONSTRAINT "adjustments_second_person" CHECK ("adjustments"."state" = 'refused' or "adjustments"."decided_by" <> "adjustments"."requested_by")
);
--> statement-breakpoint
CREATE TABLE "allocation_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"product_id" integer NOT NULL,
	"resource_id" uuid,
	"supplier_id" uuid,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"pay_amount_minor" bigint,
	"failure" text,
	"operator_id" uuid,
	"allocated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"match_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"candidates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "allocation_attempts_number" UNIQUE("order_id","attempt"),
	CONSTRAINT "allocation_attempts_state" CHECK ("allocation_attempts"."state" in ('reserved', 'sent', 'paid', 'expired', 'released', 'declined', 'unknown')),
	CONSTRAINT "allocation_attempts_reserved" CHECK (("allocation_attempts"."state" = 'reserved') = ("allocation_attempts"."ended_at" is null)
        and ("allocation_attempts"."released_at" is null or "allocation_attempts"."ended_at" is not null)
        and ("allocation_attempts"."state" = 'paid') = ("allocation_attempts"."paid_at" is not null)),
	CONSTRAINT "allocation_attempts_resource_known" CHECK (("allocation_attempts"."resource_id" is null) = ("allocation_attempts"."pay_amount_minor" is null) and ("allocation_attempts"."resource_id" is not null or "allocation_attempts"."released_at" is not null)),
	CONSTRAINT "allocation_attempts_amounts" CHECK ("allocation_attempts"."amount_minor" > 0 and "allocation_attempts"."pay_amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "resource_loads" (
	"resource_id" uuid PRIMARY KEY NOT NULL,
	"processing_count" integer DEFAULT 0 NOT NULL,
	"reserved_minor" bigint DEFAULT 0 NOT NULL,
	"paid_on" date,
	"paid_count" integer DEFAULT 0 NOT NULL,
	"paid_minor" bigint DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "resource_loads_counters" CHECK ("resource_loads"."processing_count" >= 0 and "resource_loads"."reserved_minor" >= 0 and "resource_loads"."paid_count" >= 0 and "resource_loads"."paid_minor" >= 0
        and ("resource_loads"."processing_count" > 0 or "resource_loads"."reserved_minor" = 0))
);
--> statement-breakpoint
CREATE TABLE "audit_chain_head" (
	"id" smallint PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"outcome" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"actor_role" text,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"position" bigint,
	"hash" text
);
--> statement-breakpoint
CREATE TABLE "payer_hints" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"reference" text,
	"payer_name" text,
	"times" integer NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "completion_check_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "completion_check_state_one" CHECK ("completion_check_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "data_clearings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cycle_days" integer NOT NULL,
	"cleared_before" timestamp with time zone NOT NULL,
	"row_count" integer NOT NULL,
	"cleared" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_clearings_row_count" CHECK ("data_clearings"."row_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "error_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"account" text,
	"fingerprint" text NOT NULL,
	"message" text NOT NULL,
	"stack" text,
	"url" text,
	"component" text,
	"reported_request_id" text,
	"app_version" text,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_export_pieces" (
	"export_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "list_export_pieces_export_id_index_pk" PRIMARY KEY("export_id","index")
);
--> statement-breakpoint
CREATE TABLE "list_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account" text NOT NULL,
	"role" text NOT NULL,
	"session_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"filters" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"limit_reached" boolean DEFAULT false NOT NULL,
	"piece_count" integer DEFAULT 0 NOT NULL,
	"size_bytes" bigint DEFAULT 0 NOT NULL,
	"error" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"lease_id" uuid,
	"lease_until" timestamp with time zone,
	"request_id" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "list_exports_state" CHECK ("list_exports"."state" in ('waiting', 'running', 'done', 'failed', 'cancelled')),
	CONSTRAINT "list_exports_lease" CHECK (("list_exports"."state" = 'running') = ("list_exports"."lease_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	"currency" text NOT NULL,
	"shard" smallint NOT NULL,
	"no_overdraft" boolean NOT NULL,
	"debits_posted_minor" bigint DEFAULT 0 NOT NULL,
	"credits_posted_minor" bigint DEFAULT 0 NOT NULL,
	"debits_pending_minor" bigint DEFAULT 0 NOT NULL,
	"credits_pending_minor" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_accounts_owner" UNIQUE NULLS NOT DISTINCT("owner_id","kind","currency","shard"),
	CONSTRAINT "ledger_accounts_overdraft" CHECK (not "ledger_accounts"."no_overdraft" or "ledger_accounts"."credits_posted_minor" - "ledger_accounts"."debits_posted_minor" - "ledger_accounts"."debits_pending_minor" >= 0),
	CONSTRAINT "ledger_accounts_counters" CHECK ("ledger_accounts"."debits_posted_minor" >= 0 and "ledger_accounts"."credits_posted_minor" >= 0 and "ledger_accounts"."debits_pending_minor" >= 0 and "ledger_accounts"."credits_pending_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"account_id" uuid NOT NULL,
	"version" bigint NOT NULL,
	"transfer_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"balance_after_minor" bigint NOT NULL,
	CONSTRAINT "ledger_entries_account_id_version_pk" PRIMARY KEY("account_id","version"),
	CONSTRAINT "ledger_entries_once" UNIQUE("account_id","transfer_id"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"purpose" text NOT NULL,
	"debit_account_id" uuid NOT NULL,
	"credit_account_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"pending_id" uuid,
	"reverses_id" uuid,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_amount" CHECK ("ledger_transfers"."amount_minor" > 0),
	CONSTRAINT "ledger_transfers_sides" CHECK ("ledger_transfers"."debit_account_id" <> "ledger_transfers"."credit_account_id"),
	CONSTRAINT "ledger_transfers_kind" CHECK ("ledger_transfers"."kind" in ('single', 'pending', 'post', 'void')),
	CONSTRAINT "ledger_transfers_resolves" CHECK (("ledger_transfers"."kind" in ('post', 'void')) = ("ledger_transfers"."pending_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mch_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"sign_profile" text DEFAULT 'md5-sorted' NOT NULL,
	"signing_key_box" text NOT NULL,
	"previous_signing_key_box" text,
	"previous_key_until" timestamp with time zone,
	"callback_format" text DEFAULT 'form' NOT NULL,
	"default_notify_url" text,
	"allowed_ips" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchants_mch_id" UNIQUE("mch_id"),
	CONSTRAINT "merchants_sign_profile" CHECK ("merchants"."sign_profile" in ('md5-sorted', 'hmac-sha256')),
	CONSTRAINT "merchants_callback_format" CHECK ("merchants"."callback_format" in ('form', 'json'))
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"sender_pattern" text NOT NULL,
	"pattern" text NOT NULL,
	"currency" text NOT NULL,
	"direction" text NOT NULL,
	"account_kind" text,
	"priority" integer DEFAULT 100 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"sample" text NOT NULL,
	"sample_sender" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_templates_kind" CHECK ("message_templates"."kind" in ('sms', 'webMessage')),
	CONSTRAINT "message_templates_direction" CHECK ("message_templates"."direction" in ('in', 'out')),
	CONSTRAINT "message_templates_priority" CHECK ("message_templates"."priority" >= 0)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"template" text NOT NULL,
	"params" jsonb NOT NULL,
	"link" text,
	"state" text DEFAULT 'unread' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_state" CHECK ("messages"."state" in ('unread', 'read', 'trash'))
);
--> statement-breakpoint
CREATE TABLE "monitor_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"supplier_id" uuid,
	"token_hash" text NOT NULL,
	"signing_secret_box" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"last_heartbeat_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "monitor_devices_token" UNIQUE("token_hash"),
	CONSTRAINT "monitor_devices_kind" CHECK ("monitor_devices"."kind" in ('sms', 'web', 'chain')),
	CONSTRAINT "monitor_devices_id" CHECK ("monitor_devices"."id" ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$')
);
--> statement-breakpoint
CREATE TABLE "monitor_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"monitor_id" text NOT NULL,
	"resource_id" uuid,
	"supplier_id" uuid,
	"order_code" text,
	"phase" text NOT NULL,
	"level" text NOT NULL,
	"template" text,
	"message" text,
	"details" jsonb NOT NULL,
	"duration_ms" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "monitor_logs_message" CHECK (("monitor_logs"."template" is null) <> ("monitor_logs"."message" is null))
);
--> statement-breakpoint
CREATE TABLE "monitor_outages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"monitor_id" text NOT NULL,
	"account_count" integer NOT NULL,
	"silent_since" timestamp with time zone NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"back_since" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_callback_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"callback_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"trigger" text NOT NULL,
	"triggered_by" uuid,
	"system_flag" text NOT NULL,
	"http_method" text DEFAULT 'POST' NOT NULL,
	"url" text NOT NULL,
	"request_headers" jsonb NOT NULL,
	"request_body" text NOT NULL,
	"outcome" text NOT NULL,
	"response_status" integer,
	"response_headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"response_body" text,
	"response_truncated" boolean DEFAULT false NOT NULL,
	"error" text,
	"latency_ms" integer,
	"sent_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_callbacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"merchant_id" uuid NOT NULL,
	"status" text NOT NULL,
	"url" text NOT NULL,
	"fields" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"scheduled_attempts" integer DEFAULT 0 NOT NULL,
	"scheduled_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"lease_id" uuid,
	"resend_trigger" text,
	"resend_by" uuid,
	"resend_requested_at" timestamp with time zone,
	"last_outcome" text,
	"last_status" integer,
	"last_attempt_at" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_callbacks_state" CHECK ("order_callbacks"."state" in ('waiting', 'sending', 'retrying', 'acknowledged', 'dead', 'superseded')),
	CONSTRAINT "order_callbacks_lease" CHECK (("order_callbacks"."state" = 'sending') = ("order_callbacks"."lease_id" is not null)),
	CONSTRAINT "order_callbacks_lease_ends" CHECK ("order_callbacks"."lease_id" is null or "order_callbacks"."due_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "callback_resend_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"filter" jsonb NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"total" integer NOT NULL,
	"resent" integer DEFAULT 0 NOT NULL,
	"skipped" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"judged" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "callback_resend_jobs_state" CHECK ("callback_resend_jobs"."state" in ('running', 'done', 'cancelled')),
	CONSTRAINT "callback_resend_jobs_ended" CHECK (("callback_resend_jobs"."state" = 'running') = ("callback_resend_jobs"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "callback_resend_rows" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"order_code" text NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"params" jsonb,
	CONSTRAINT "callback_resend_rows_job_id_position_pk" PRIMARY KEY("job_id","position"),
	CONSTRAINT "callback_resend_rows_outcome" CHECK ("callback_resend_rows"."outcome" in ('waiting', 'asked', 'skipped')),
	CONSTRAINT "callback_resend_rows_reason" CHECK (("callback_resend_rows"."outcome" = 'skipped') = ("callback_resend_rows"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"file_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"order_type" smallint NOT NULL,
	"row_count" integer NOT NULL,
	"totals" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_uploads" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "late_order_changes" (
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"from_status" smallint,
	"to_status" smallint NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"reason" text,
	"ip" text,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"merchant_id" uuid NOT NULL,
	"merchant_order_no" text NOT NULL,
	"supplier_id" uuid,
	"resource_id" uuid,
	"product_id" integer NOT NULL,
	"main_product_id" integer,
	"order_type" smallint NOT NULL,
	"status" smallint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"pay_amount_minor" bigint,
	"received_minor" bigint,
	"fee_rate" text NOT NULL,
	"fee_minor" bigint,
	"commission_rate" text,
	"commission_minor" bigint,
	"currency" text NOT NULL,
	"mark" smallint DEFAULT 0 NOT NULL,
	"is_proxy" boolean DEFAULT false NOT NULL,
	"subject" text,
	"body" text,
	"description" text,
	"notify_url" text NOT NULL,
	"return_url" text,
	"pay_url" text,
	"client_ip" text,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_name" text,
	"card_number" text,
	"ifsc_code" text,
	"bank_name" text,
	"vpa" text,
	"mode" text,
	"address" text,
	"usdt_address" text,
	"usdt_count_micro" bigint,
	"utr" text,
	"identify_code" text,
	"validate_user_name" text,
	"supplement_status" smallint DEFAULT 0 NOT NULL,
	"supplement_type" smallint,
	"batch_id" uuid,
	"payout_status" smallint,
	"process_state" smallint,
	"claimed_by" uuid,
	"claimed_at" timestamp with time zone,
	"claim_expires_at" timestamp with time zone,
	"reject_reason" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"callback_attempts" integer DEFAULT 0 NOT NULL,
	"last_callback_at" timestamp with time zone,
	"body_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"allocated_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"reversed_at" timestamp with time zone,
	CONSTRAINT "orders_payout_status" CHECK (("orders"."order_type" = 2) = ("orders"."payout_status" is not null)),
	CONSTRAINT "orders_amount" CHECK ("orders"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "merchant_products" (
	"merchant_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"fee_rate" text NOT NULL,
	"min_amount_minor" bigint,
	"max_amount_minor" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchant_products_merchant_id_product_id_pk" PRIMARY KEY("merchant_id","product_id"),
	CONSTRAINT "merchant_products_limits" CHECK ("merchant_products"."min_amount_minor" >= 0 and "merchant_products"."min_amount_minor" <= coalesce("merchant_products"."max_amount_minor", "merchant_products"."min_amount_minor") and "merchant_products"."max_amount_minor" > 0),
	CONSTRAINT "merchant_products_fee_rate" CHECK ("merchant_products"."fee_rate" ~ '^(0(\.[0-9]{1,6})?|1)$')
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"main_product_id" integer,
	"names" jsonb NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"min_amount_minor" bigint NOT NULL,
	"max_amount_minor" bigint NOT NULL,
	"required_fields" text[] DEFAULT '{}'::text[] NOT NULL,
	"match_by" text DEFAULT 'reference' NOT NULL,
	"needs_monitor" boolean DEFAULT false NOT NULL,
	"float_mode" text DEFAULT 'none' NOT NULL,
	"default_fee_rate" text DEFAULT '0' NOT NULL,
	"default_commission_rate" text DEFAULT '0' NOT NULL,
	"red_packet" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_currency" UNIQUE("id","currency"),
	CONSTRAINT "products_float_mode" CHECK ("products"."float_mode" in ('none', 'up', 'down', 'both')),
	CONSTRAINT "products_default_rates" CHECK ("products"."default_fee_rate" ~ '^(0(\.[0-9]{1,6})?|1)$' and "products"."default_commission_rate" ~ '^(0(\.[0-9]{1,6})?|1)$'),
	CONSTRAINT "products_main_is_another" CHECK ("products"."main_product_id" <> "products"."id"),
	CONSTRAINT "products_limits" CHECK ("products"."min_amount_minor" > 0 and "products"."min_amount_minor" <= "products"."max_amount_minor"),
	CONSTRAINT "products_kind" CHECK ("products"."kind" in ('collection', 'payout')),
	CONSTRAINT "products_match_by" CHECK ("products"."match_by" in ('amount', 'reference'))
);
--> statement-breakpoint
CREATE TABLE "supplier_products" (
	"supplier_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"commission_rate" text NOT NULL,
	"min_amount_minor" bigint,
	"max_amount_minor" bigint,
	"weight" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_products_supplier_id_product_id_pk" PRIMARY KEY("supplier_id","product_id"),
	CONSTRAINT "supplier_products_limits" CHECK ("supplier_products"."weight" between 0 and 1000 and "supplier_products"."min_amount_minor" >= 0 and "supplier_products"."max_amount_minor" > 0
        and "supplier_products"."min_amount_minor" <= coalesce("supplier_products"."max_amount_minor", "supplier_products"."min_amount_minor")),
	CONSTRAINT "supplier_products_commission_rate" CHECK ("supplier_products"."commission_rate" ~ '^(0(\.[0-9]{1,6})?|1)$')
);
--> statement-breakpoint
CREATE TABLE "resource_products" (
	"resource_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"currency" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resource_products_product_id_resource_id_pk" PRIMARY KEY("product_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"bank_name" text,
	"account_name" text,
	"card_number" text,
	"ifsc_code" text,
	"vpa" text,
	"mobile_number" text,
	"paybill_number" text,
	"paybill_account" text,
	"till_number" text,
	"usdt_address" text,
	"usdt_network" text,
	"gateway_name" text,
	"link" text,
	"jump_link" text,
	"qr_code" text,
	"min_amount_minor" bigint NOT NULL,
	"max_amount_minor" bigint NOT NULL,
	"daily_limit_minor" bigint,
	"concurrency_limit" integer,
	"weight" integer DEFAULT 10 NOT NULL,
	"float_mode" text DEFAULT 'none' NOT NULL,
	"monitor_id" text,
	"last_heartbeat_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "resources_currency" UNIQUE("id","currency"),
	CONSTRAINT "resources_kind" CHECK (case "resources"."kind"
        when 'bank' then "resources"."bank_name" is not null and "resources"."account_name" is not null and "resources"."card_number" is not null
        when 'upi' then "resources"."vpa" is not null
        when 'wallet' then "resources"."account_name" is not null and coalesce("resources"."link", "resources"."jump_link", "resources"."qr_code") is not null
        when 'usdt' then "resources"."currency" = 'USDT' and "resources"."usdt_address" is not null and "resources"."usdt_network" is not null
        when 'gateway' then "resources"."gateway_name" is not null
        when 'mobileMoney' then coalesce("resources"."mobile_number", "resources"."paybill_number", "resources"."till_number") is not null
        else false end),
	CONSTRAINT "resources_limits" CHECK ("resources"."min_amount_minor" > 0 and "resources"."min_amount_minor" <= "resources"."max_amount_minor"
        and "resources"."daily_limit_minor" >= 0 and "resources"."concurrency_limit" >= 0 and "resources"."weight" >= 0),
	CONSTRAINT "resources_float_mode" CHECK ("resources"."float_mode" in ('none', 'up', 'down', 'both'))
);
--> statement-breakpoint
CREATE TABLE "saved_view_defaults" (
	"user_id" uuid NOT NULL,
	"screen" text NOT NULL,
	"view_id" uuid NOT NULL,
	CONSTRAINT "saved_view_defaults_user_id_screen_pk" PRIMARY KEY("user_id","screen")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"state" jsonb NOT NULL,
	"shared_role" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_version" CHECK ("saved_views"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "security_chains" (
	"resource_id" uuid PRIMARY KEY NOT NULL,
	"supplement_count" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	"last_patch_at" timestamp with time zone,
	CONSTRAINT "security_chains_count" CHECK ("security_chains"."supplement_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "security_checks" (
	"id" smallint PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_leaks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"resource_id" uuid NOT NULL,
	"node_id" uuid,
	"minute" timestamp with time zone,
	"message_count" integer,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_leaks_kind" CHECK (case when "security_leaks"."kind" = 'frequency' then "security_leaks"."minute" is not null and "security_leaks"."message_count" is not null
        when "security_leaks"."kind" in ('break', 'replay') then "security_leaks"."node_id" is not null else false end)
);
--> statement-breakpoint
CREATE TABLE "security_nodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource_id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"direction" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"balance_before_minor" bigint NOT NULL,
	"balance_minor" bigint NOT NULL,
	"expected_before_minor" bigint,
	"state" text NOT NULL,
	"previous_id" uuid,
	"patch_id" uuid,
	"flagged" boolean DEFAULT false NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "security_nodes_state" CHECK ("security_nodes"."state" in ('start', 'linked', 'broken', 'replayed')),
	CONSTRAINT "security_nodes_linked" CHECK (("security_nodes"."state" = 'linked') = ("security_nodes"."previous_id" is not null)),
	CONSTRAINT "security_nodes_patched" CHECK ("security_nodes"."patch_id" is null or "security_nodes"."state" = 'broken'),
	CONSTRAINT "security_nodes_balances" CHECK ("security_nodes"."amount_minor" > 0 and "security_nodes"."balance_minor" = "security_nodes"."balance_before_minor"
        + case "security_nodes"."direction" when 'in' then "security_nodes"."amount_minor" else -"security_nodes"."amount_minor" end)
);
--> statement-breakpoint
CREATE TABLE "security_patches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"break_count" integer NOT NULL,
	"supplement_count" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"second_level_hash" text,
	"second_level_expires_at" timestamp with time zone,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_delays" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"held" jsonb,
	"secret_box" text,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulators" (
	"id" integer PRIMARY KEY NOT NULL,
	"reported_plan" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"running" boolean,
	"orders_per_minute" integer,
	"faults" text
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"monitor_id" text NOT NULL,
	"kind" text NOT NULL,
	"message_key" text NOT NULL,
	"sender" text,
	"body" text,
	"sequence" bigint,
	"message_id" text,
	"received_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"network" text,
	"contract" text,
	"txid" text,
	"log_index" integer,
	"from_address" text,
	"to_address" text,
	"confirmations" integer,
	"success" boolean,
	"state" text DEFAULT 'received' NOT NULL,
	"suspicion" text,
	"reason" text,
	"template_id" uuid,
	"direction" text,
	"resource_id" uuid,
	"supplier_id" uuid,
	"amount_minor" bigint,
	"currency" text,
	"utr" text,
	"balance_minor" bigint,
	"payer_name" text,
	"account_tail" text,
	"time_text" text,
	"duplicate_of" uuid,
	"order_id" uuid,
	"match" text,
	"handled_by" uuid,
	"handled_at" timestamp with time zone,
	CONSTRAINT "statements_kind" CHECK ("statements"."kind" in ('sms', 'webMessage', 'usdt')),
	CONSTRAINT "statements_state" CHECK ("statements"."state" in ('received', 'matched', 'unmatched', 'suspicious', 'unparsed', 'ignored')),
	CONSTRAINT "statements_suspicion" CHECK (("statements"."state" = 'suspicious') = ("statements"."suspicion" is not null)),
	CONSTRAINT "statements_matched" CHECK (("statements"."state" = 'matched') = ("statements"."match" is not null) and ("statements"."state" <> 'matched' or "statements"."order_id" is not null)),
	CONSTRAINT "statements_raw" CHECK (case when "statements"."kind" = 'usdt'
        then "statements"."txid" is not null and "statements"."log_index" is not null and "statements"."to_address" is not null and "statements"."amount_minor" > 0
        else "statements"."body" is not null and "statements"."sender" is not null end)
);
--> statement-breakpoint
CREATE TABLE "order_performances" (
	"started_at" timestamp with time zone NOT NULL,
	"merchant_id" uuid,
	"supplier_id" uuid,
	"resource_id" uuid,
	"product_id" integer NOT NULL,
	"main_product_id" integer,
	"codes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_sum_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"summed_until" timestamp with time zone NOT NULL,
	"turn" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_sums" (
	"grain" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"merchant_id" uuid,
	"supplier_id" uuid,
	"product_id" integer,
	"main_product_id" integer,
	"order_type" smallint NOT NULL,
	"mark" smallint,
	"currency" text NOT NULL,
	"order_count" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"paid_count" integer NOT NULL,
	"paid_minor" bigint NOT NULL,
	"live_count" integer NOT NULL,
	"timed_out_count" integer NOT NULL,
	"failed_count" integer NOT NULL,
	"rejected_count" integer NOT NULL,
	"exception_count" integer NOT NULL,
	"supplement_count" integer NOT NULL,
	"reversed_count" integer NOT NULL,
	"reversed_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"commission_minor" bigint NOT NULL,
	"created_count" integer NOT NULL,
	"allocated_count" integer NOT NULL,
	"expired_count" integer NOT NULL,
	"acknowledged_count" integer NOT NULL,
	"unacknowledged_count" integer NOT NULL,
	"unallocated_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"parent_id" uuid,
	"related_merchant_id" uuid,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppliers_parent_is_another" CHECK ("suppliers"."parent_id" <> "suppliers"."id")
);
--> statement-breakpoint
CREATE TABLE "system_checks" (
	"id" smallint PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"new_transfer_id" uuid,
	"old_transfer_id" uuid,
	"old_order_id" uuid,
	"broken" jsonb NOT NULL,
	"told_of" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"nickname" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"pay_password_hash" text,
	"kyc_state" text DEFAULT 'none' NOT NULL,
	"kyc_note" text,
	"kyc_changed_at" timestamp with time zone,
	"enabled" boolean DEFAULT true NOT NULL,
	"allow_modify" boolean DEFAULT true NOT NULL,
	"enable_google_verify" boolean DEFAULT false NOT NULL,
	"google_secret_box" text,
	"pending_google_secret_box" text,
	"logout_after_binding" boolean DEFAULT false NOT NULL,
	"last_google_counter" bigint,
	"ip_whitelist" text[],
	"language" text,
	"last_sign_in_at" timestamp with time zone,
	"last_sign_in_ip" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_kyc_state" CHECK ("users"."kyc_state" in ('none', 'inReview', 'completed', 'refused')),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('zh-CN', 'zh-TW', 'en-US')),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('superAdmin', 'admin', 'supplier', 'merchant', 'customerService', 'technicalMaintenance', 'technicalSupport'))
);
--> statement-breakpoint
CREATE TABLE "heartbeat_keys" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"key_hashes" text[] NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_attempts" ADD CONSTRAINT "allocation_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_attempts" ADD CONSTRAINT "allocation_attempts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_attempts" ADD CONSTRAINT "allocation_attempts_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_attempts" ADD CONSTRAINT "allocation_attempts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_attempts" ADD CONSTRAINT "allocation_attempts_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_loads" ADD CONSTRAINT "resource_loads_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payer_hints" ADD CONSTRAINT "payer_hints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_export_pieces" ADD CONSTRAINT "list_export_pieces_export_id_list_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."list_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_debit_account_id_ledger_accounts_id_fk" FOREIGN KEY ("debit_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_credit_account_id_ledger_accounts_id_fk" FOREIGN KEY ("credit_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_pending_id_ledger_transfers_id_fk" FOREIGN KEY ("pending_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_reverses_id_ledger_transfers_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_devices" ADD CONSTRAINT "monitor_devices_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_logs" ADD CONSTRAINT "monitor_logs_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_logs" ADD CONSTRAINT "monitor_logs_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_outages" ADD CONSTRAINT "monitor_outages_monitor_id_monitor_devices_id_fk" FOREIGN KEY ("monitor_id") REFERENCES "public"."monitor_devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_callback_attempts" ADD CONSTRAINT "order_callback_attempts_callback_id_order_callbacks_id_fk" FOREIGN KEY ("callback_id") REFERENCES "public"."order_callbacks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_callback_attempts" ADD CONSTRAINT "order_callback_attempts_triggered_by_users_id_fk" FOREIGN KEY ("triggered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_callbacks" ADD CONSTRAINT "order_callbacks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_callbacks" ADD CONSTRAINT "order_callbacks_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_callbacks" ADD CONSTRAINT "order_callbacks_resend_by_users_id_fk" FOREIGN KEY ("resend_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callback_resend_jobs" ADD CONSTRAINT "callback_resend_jobs_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callback_resend_rows" ADD CONSTRAINT "callback_resend_rows_job_id_callback_resend_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."callback_resend_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_batches" ADD CONSTRAINT "order_batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_uploads" ADD CONSTRAINT "order_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_products" ADD CONSTRAINT "merchant_products_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_products" ADD CONSTRAINT "merchant_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_main_product_id_products_id_fk" FOREIGN KEY ("main_product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_products" ADD CONSTRAINT "resource_products_resource_currency" FOREIGN KEY ("resource_id","currency") REFERENCES "public"."resources"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_products" ADD CONSTRAINT "resource_products_product_currency" FOREIGN KEY ("product_id","currency") REFERENCES "public"."products"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view_defaults" ADD CONSTRAINT "saved_view_defaults_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view_defaults" ADD CONSTRAINT "saved_view_defaults_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_chains" ADD CONSTRAINT "security_chains_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_leaks" ADD CONSTRAINT "security_leaks_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_leaks" ADD CONSTRAINT "security_leaks_node_id_security_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."security_nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_nodes" ADD CONSTRAINT "security_nodes_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_nodes" ADD CONSTRAINT "security_nodes_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_nodes" ADD CONSTRAINT "security_nodes_previous_id_security_nodes_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."security_nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_nodes" ADD CONSTRAINT "security_nodes_patch_id_security_patches_id_fk" FOREIGN KEY ("patch_id") REFERENCES "public"."security_patches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_patches" ADD CONSTRAINT "security_patches_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_patches" ADD CONSTRAINT "security_patches_node_id_security_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."security_nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_patches" ADD CONSTRAINT "security_patches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_monitor_id_monitor_devices_id_fk" FOREIGN KEY ("monitor_id") REFERENCES "public"."monitor_devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_template_id_message_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."message_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_duplicate_of_statements_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_parent_id_suppliers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_related_merchant_id_merchants_id_fk" FOREIGN KEY ("related_merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adjustments_owner" ON "adjustments" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "adjustments_awaiting" ON "adjustments" USING btree ("id") WHERE state = 'awaitingApproval';--> statement-breakpoint
CREATE UNIQUE INDEX "allocation_attempts_amount" ON "allocation_attempts" USING btree ("resource_id","pay_amount_minor") WHERE released_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "allocation_attempts_live" ON "allocation_attempts" USING btree ("order_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "allocation_attempts_resource" ON "allocation_attempts" USING btree ("resource_id","allocated_at");--> statement-breakpoint
CREATE INDEX "allocation_attempts_due" ON "allocation_attempts" USING btree ("match_until") WHERE released_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_records_position" ON "audit_records" USING btree ("position");--> statement-breakpoint
CREATE INDEX "audit_records_object" ON "audit_records" USING btree ("object_type","object_id","id");--> statement-breakpoint
CREATE INDEX "audit_records_actor" ON "audit_records" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "payer_hints_reference" ON "payer_hints" USING btree ("reference") WHERE reference is not null;--> statement-breakpoint
CREATE INDEX "data_clearings_newest" ON "data_clearings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "error_logs_ip" ON "error_logs" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "error_logs_newest" ON "error_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "error_logs_fault" ON "error_logs" USING btree ("fingerprint","created_at","id");--> statement-breakpoint
CREATE INDEX "list_exports_user" ON "list_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "list_exports_open" ON "list_exports" USING btree ("created_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "list_exports_expiry" ON "list_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_key" ON "ledger_transfers" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_resolved_once" ON "ledger_transfers" USING btree ("pending_id") WHERE pending_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_reversed_once" ON "ledger_transfers" USING btree ("reverses_id") WHERE reverses_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_transfers_order" ON "ledger_transfers" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "merchants_user" ON "merchants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "merchants_number_prefix" ON "merchants" USING btree ("mch_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "merchants_name_prefix" ON "merchants" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "message_templates_order" ON "message_templates" USING btree ("kind","priority","id");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","state","id");--> statement-breakpoint
CREATE INDEX "messages_moved" ON "messages" USING btree ("state","moved_at");--> statement-breakpoint
CREATE INDEX "monitor_devices_newest" ON "monitor_devices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "monitor_devices_supplier" ON "monitor_devices" USING btree ("supplier_id") WHERE supplier_id is not null;--> statement-breakpoint
CREATE INDEX "monitor_logs_newest" ON "monitor_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "monitor_logs_monitor" ON "monitor_logs" USING btree ("monitor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "monitor_logs_resource" ON "monitor_logs" USING btree ("resource_id","created_at","id");--> statement-breakpoint
CREATE INDEX "monitor_logs_phase" ON "monitor_logs" USING btree ("phase","created_at","id");--> statement-breakpoint
CREATE INDEX "monitor_logs_order" ON "monitor_logs" USING btree ("order_code","created_at") WHERE order_code is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "monitor_outages_open" ON "monitor_outages" USING btree ("monitor_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "monitor_outages_newest" ON "monitor_outages" USING btree ("found_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_callback_attempts_number" ON "order_callback_attempts" USING btree ("callback_id","attempt");--> statement-breakpoint
CREATE INDEX "order_callback_attempts_newest" ON "order_callback_attempts" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "order_callbacks_due" ON "order_callbacks" USING btree ("merchant_id","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "order_callbacks_order" ON "order_callbacks" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_callbacks_newest" ON "order_callbacks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_callbacks_dead" ON "order_callbacks" USING btree ("merchant_id","last_attempt_at") WHERE state = 'dead';--> statement-breakpoint
CREATE INDEX "callback_resend_jobs_next" ON "callback_resend_jobs" USING btree ("next_at") WHERE state = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "callback_resend_jobs_running" ON "callback_resend_jobs" USING btree ("requested_by") WHERE state = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "order_batches_key" ON "order_batches" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "order_batches_file" ON "order_batches" USING btree ("owner","file_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_events_requested" ON "order_events" USING btree ("id") WHERE event = 'reverseRequested';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_code" ON "orders" USING btree ("order_code");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_merchant_order_no" ON "orders" USING btree ("merchant_order_no","merchant_id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_merchant_newest" ON "orders" USING btree ("merchant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_supplier_newest" ON "orders" USING btree ("supplier_id","created_at","id") WHERE supplier_id is not null;--> statement-breakpoint
CREATE INDEX "orders_utr" ON "orders" USING btree ("utr") WHERE utr is not null;--> statement-breakpoint
CREATE INDEX "orders_card_number" ON "orders" USING btree ("card_number") WHERE card_number is not null;--> statement-breakpoint
CREATE INDEX "orders_card_tail" ON "orders" USING btree (reverse("card_number") text_pattern_ops) WHERE card_number is not null;--> statement-breakpoint
CREATE INDEX "orders_usdt_address" ON "orders" USING btree (lower("usdt_address"),"created_at","id") WHERE usdt_address is not null;--> statement-breakpoint
CREATE INDEX "orders_client_ip" ON "orders" USING btree ("client_ip","created_at","id") WHERE client_ip is not null;--> statement-breakpoint
CREATE INDEX "orders_pool" ON "orders" USING btree ("created_at","id") WHERE payout_status = 1;--> statement-breakpoint
CREATE INDEX "orders_to_allocate" ON "orders" USING btree ("created_at","id") WHERE status = 1 and order_type = 1;--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("expires_at") WHERE status = 2;--> statement-breakpoint
CREATE INDEX "orders_marked" ON "orders" USING btree ("created_at","id") WHERE mark <> 0;--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("status","created_at","id") WHERE status in (1, 2, 5, 10);--> statement-breakpoint
CREATE INDEX "orders_amount" ON "orders" USING btree ("amount_minor","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_open_payouts" ON "orders" USING btree ("created_at","id") WHERE payout_status in (2, 3, 6, 8, 9, 10);--> statement-breakpoint
CREATE INDEX "orders_completed" ON "orders" USING btree ("completed_at" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE completed_at is not null;--> statement-breakpoint
CREATE INDEX "orders_completed_late" ON "orders" USING btree ("completed_at","created_at") WHERE completed_at - created_at > interval '1 hour';--> statement-breakpoint
CREATE INDEX "orders_claim_expiry" ON "orders" USING btree ("claim_expires_at") WHERE claim_expires_at is not null;--> statement-breakpoint
CREATE INDEX "resource_products_resource" ON "resource_products" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resources_supplier" ON "resources" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "resources_monitor" ON "resources" USING btree ("monitor_id") WHERE monitor_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "resources_card" ON "resources" USING btree ("card_number","bank_name") WHERE kind = 'bank' and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "resources_vpa" ON "resources" USING btree (lower("vpa")) WHERE kind = 'upi' and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "resources_usdt" ON "resources" USING btree ("usdt_address","usdt_network") WHERE kind = 'usdt' and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "resources_mobile" ON "resources" USING btree ("mobile_number") WHERE kind = 'mobileMoney' and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "resources_paybill" ON "resources" USING btree ("paybill_number","paybill_account") WHERE kind = 'mobileMoney' and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "resources_till" ON "resources" USING btree ("till_number") WHERE kind = 'mobileMoney' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_card_tail" ON "resources" USING btree (reverse("card_number") text_pattern_ops) WHERE card_number is not null;--> statement-breakpoint
CREATE INDEX "saved_view_defaults_view" ON "saved_view_defaults" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id","list","name");--> statement-breakpoint
CREATE INDEX "saved_views_shared" ON "saved_views" USING btree ("shared_role","list");--> statement-breakpoint
CREATE UNIQUE INDEX "security_leaks_node" ON "security_leaks" USING btree ("node_id") WHERE node_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "security_leaks_minute" ON "security_leaks" USING btree ("resource_id","minute") WHERE minute is not null;--> statement-breakpoint
CREATE INDEX "security_leaks_newest" ON "security_leaks" USING btree ("found_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "security_nodes_statement" ON "security_nodes" USING btree ("statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "security_nodes_previous" ON "security_nodes" USING btree ("previous_id") WHERE previous_id is not null;--> statement-breakpoint
CREATE INDEX "security_nodes_newest" ON "security_nodes" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "security_nodes_account" ON "security_nodes" USING btree ("resource_id","received_at","id");--> statement-breakpoint
CREATE INDEX "security_nodes_open" ON "security_nodes" USING btree ("resource_id","received_at") WHERE state = 'broken' and patch_id is null;--> statement-breakpoint
CREATE INDEX "security_nodes_created" ON "security_nodes" USING btree ("created_at") WHERE state in ('broken', 'replayed');--> statement-breakpoint
CREATE INDEX "security_nodes_flagged" ON "security_nodes" USING btree ("received_at","id") WHERE flagged;--> statement-breakpoint
CREATE INDEX "security_patches_newest" ON "security_patches" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "security_patches_account" ON "security_patches" USING btree ("resource_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "sign_in_delays_updated" ON "sign_in_delays" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "statements_message" ON "statements" USING btree ("monitor_id","message_key");--> statement-breakpoint
CREATE UNIQUE INDEX "statements_transfer" ON "statements" USING btree ("network","txid","log_index") WHERE kind = 'usdt' and resource_id is not null and duplicate_of is null;--> statement-breakpoint
CREATE UNIQUE INDEX "statements_reference" ON "statements" USING btree ("resource_id","direction","utr") WHERE utr is not null and duplicate_of is null and kind <> 'usdt';--> statement-breakpoint
CREATE INDEX "statements_order" ON "statements" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "statements_newest" ON "statements" USING btree ("stored_at","id");--> statement-breakpoint
CREATE INDEX "statements_supplier_newest" ON "statements" USING btree ("supplier_id","stored_at","id");--> statement-breakpoint
CREATE INDEX "statements_account" ON "statements" USING btree ("resource_id","stored_at","id");--> statement-breakpoint
CREATE INDEX "statements_monitor" ON "statements" USING btree ("monitor_id","stored_at","id");--> statement-breakpoint
CREATE INDEX "statements_queue" ON "statements" USING btree ("state","stored_at","id") WHERE state in ('unmatched', 'suspicious', 'unparsed');--> statement-breakpoint
CREATE INDEX "statements_to_read" ON "statements" USING btree ("stored_at") WHERE state = 'received';--> statement-breakpoint
CREATE INDEX "statements_utr" ON "statements" USING btree ("utr") WHERE utr is not null;--> statement-breakpoint
CREATE INDEX "order_performances_merchant" ON "order_performances" USING btree ("merchant_id","started_at");--> statement-breakpoint
CREATE INDEX "order_sums_time" ON "order_sums" USING btree ("grain","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_user" ON "suppliers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "suppliers_parent" ON "suppliers" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "suppliers_name_prefix" ON "suppliers" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_related_merchant" ON "suppliers" USING btree ("related_merchant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_account" ON "users" USING btree (lower("account"));--> statement-breakpoint
CREATE INDEX "users_account_prefix" ON "users" USING btree (lower("account") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_nickname_prefix" ON "users" USING btree (lower("nickname") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");