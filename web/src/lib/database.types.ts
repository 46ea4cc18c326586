
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "accounts": {
                  Row: {
                    "active": boolean,"bureau_password_at": string | null,"bureau_password_by": string | null,"created_at": string,"language": string | null,"last_password_set_at": string | null,"must_change_password": boolean,"notice_sent_at": string | null,"registered_user_id": number | null,"updated_at": string,"user_id": string,"username": string
                  }
                  ComputedFields: never
                  Insert: {
                    "active"?: boolean,"bureau_password_at"?: string | null,"bureau_password_by"?: string | null,"created_at"?: string,"language"?: string | null,"last_password_set_at"?: string | null,"must_change_password"?: boolean,"notice_sent_at"?: string | null,"registered_user_id"?: number | null,"updated_at"?: string,"user_id": string,"username": string
                  }
                  Update: {
                    "active"?: boolean,"bureau_password_at"?: string | null,"bureau_password_by"?: string | null,"created_at"?: string,"language"?: string | null,"last_password_set_at"?: string | null,"must_change_password"?: boolean,"notice_sent_at"?: string | null,"registered_user_id"?: number | null,"updated_at"?: string,"user_id"?: string,"username"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "accounts_registered_user_id_fkey"
      columns: ["registered_user_id"]
isOneToOne: true
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"audit_log": {
                  Row: {
                    "action": string,"actor": string | null,"actor_name": string,"happened_at": string,"hash": string,"id": number,"new_values": Json | null,"old_values": Json | null,"previous_hash": string,"record_id": string,"registered_user_id": number | null,"table_name": string,"values_digest": string,"values_erased": boolean,"values_salt": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"actor"?: string | null,"actor_name": string,"happened_at"?: string,"hash": string,"id": number,"new_values"?: Json | null,"old_values"?: Json | null,"previous_hash": string,"record_id": string,"registered_user_id"?: number | null,"table_name": string,"values_digest": string,"values_erased"?: never,"values_salt"?: string | null
                  }
                  Update: {
                    "action"?: string,"actor"?: string | null,"actor_name"?: string,"happened_at"?: string,"hash"?: string,"id"?: number,"new_values"?: Json | null,"old_values"?: Json | null,"previous_hash"?: string,"record_id"?: string,"registered_user_id"?: number | null,"table_name"?: string,"values_digest"?: string,"values_erased"?: never,"values_salt"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"blocks": {
                  Row: {
                    "blocker_id": number,"created_at": string,"profile_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "blocker_id": number,"created_at"?: string,"profile_id": number
                  }
                  Update: {
                    "blocker_id"?: number,"created_at"?: string,"profile_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "blocks_blocker_id_fkey"
      columns: ["blocker_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "blocks_profile_id_fkey"
      columns: ["profile_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"contact_attempts": {
                  Row: {
                    "channel": string,"id": number,"note": string,"registered_user_id": number,"request_id": number,"tried_at": string,"tried_by_name": string
                  }
                  ComputedFields: never
                  Insert: {
                    "channel": string,"id"?: never,"note": string,"registered_user_id": number,"request_id": number,"tried_at"?: string,"tried_by_name": string
                  }
                  Update: {
                    "channel"?: string,"id"?: never,"note"?: string,"registered_user_id"?: number,"request_id"?: number,"tried_at"?: string,"tried_by_name"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "contact_attempts_registered_user_id_fkey"
      columns: ["registered_user_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "contact_attempts_request_id_fkey"
      columns: ["request_id"]
isOneToOne: false
      referencedRelation: "contact_requests"
      referencedColumns: ["id"]
    }
                  ]
                },"contact_consents": {
                  Row: {
                    "channel": string,"given_on": string,"own_yes_reason": string | null,"person": string,"recorded_at": string,"recorded_by_name": string,"registered_user_id": number,"request_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "channel": string,"given_on": string,"own_yes_reason"?: string | null,"person": string,"recorded_at"?: string,"recorded_by_name": string,"registered_user_id": number,"request_id": number
                  }
                  Update: {
                    "channel"?: string,"given_on"?: string,"own_yes_reason"?: string | null,"person"?: string,"recorded_at"?: string,"recorded_by_name"?: string,"registered_user_id"?: number,"request_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "contact_consents_registered_user_id_fkey"
      columns: ["registered_user_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "contact_consents_request_id_fkey"
      columns: ["request_id"]
isOneToOne: false
      referencedRelation: "contact_requests"
      referencedColumns: ["id"]
    }
                  ]
                },"contact_details": {
                  Row: {
                    "address": string | null,"assets": string | null,"created_at": string,"email": string | null,"phone_number": string | null,"registered_user_id": number,"second_phone_number": string | null,"updated_at": string,"whose_phone": string | null,"whose_second_phone": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "address"?: string | null,"assets"?: string | null,"created_at"?: string,"email"?: string | null,"phone_number"?: string | null,"registered_user_id": number,"second_phone_number"?: string | null,"updated_at"?: string,"whose_phone"?: string | null,"whose_second_phone"?: string | null
                  }
                  Update: {
                    "address"?: string | null,"assets"?: string | null,"created_at"?: string,"email"?: string | null,"phone_number"?: string | null,"registered_user_id"?: number,"second_phone_number"?: string | null,"updated_at"?: string,"whose_phone"?: string | null,"whose_second_phone"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "contact_details_registered_user_id_fkey"
      columns: ["registered_user_id"]
isOneToOne: true
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"contact_requests": {
                  Row: {
                    "ask_again_on": string | null,"created_at": string,"decided_at": string | null,"decided_by_name": string | null,"decline_reason": string | null,"id": number,"note": string | null,"open": boolean,"profile_id": number,"requester_id": number,"status": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "ask_again_on"?: string | null,"created_at"?: string,"decided_at"?: string | null,"decided_by_name"?: string | null,"decline_reason"?: string | null,"id"?: never,"note"?: string | null,"open"?: never,"profile_id": number,"requester_id": number,"status"?: string,"updated_at"?: string
                  }
                  Update: {
                    "ask_again_on"?: string | null,"created_at"?: string,"decided_at"?: string | null,"decided_by_name"?: string | null,"decline_reason"?: string | null,"id"?: never,"note"?: string | null,"open"?: never,"profile_id"?: number,"requester_id"?: number,"status"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "contact_requests_profile_id_fkey"
      columns: ["profile_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "contact_requests_requester_id_fkey"
      columns: ["requester_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"deletion_requests": {
                  Row: {
                    "asked_at": string,"note": string | null,"registered_user_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "asked_at"?: string,"note"?: string | null,"registered_user_id": number
                  }
                  Update: {
                    "asked_at"?: string,"note"?: string | null,"registered_user_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "deletion_requests_registered_user_id_fkey"
      columns: ["registered_user_id"]
isOneToOne: true
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"disclosures": {
                  Row: {
                    "id": number,"recipient_id": number,"request_id": number,"revoke_reason": string | null,"revoked_at": string | null,"revoked_by_name": string | null,"sent_at": string | null,"shared_at": string,"shared_by_name": string,"subject_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: never,"recipient_id": number,"request_id": number,"revoke_reason"?: string | null,"revoked_at"?: string | null,"revoked_by_name"?: string | null,"sent_at"?: string | null,"shared_at"?: string,"shared_by_name": string,"subject_id": number
                  }
                  Update: {
                    "id"?: never,"recipient_id"?: number,"request_id"?: number,"revoke_reason"?: string | null,"revoked_at"?: string | null,"revoked_by_name"?: string | null,"sent_at"?: string | null,"shared_at"?: string,"shared_by_name"?: string,"subject_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "disclosures_recipient_id_fkey"
      columns: ["recipient_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "disclosures_request_id_fkey"
      columns: ["request_id"]
isOneToOne: false
      referencedRelation: "contact_requests"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "disclosures_subject_id_fkey"
      columns: ["subject_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"follow_ups": {
                  Row: {
                    "changed_at": string,"changed_by_name": string,"ended_by": string | null,"note": string | null,"request_id": number,"state": string
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_at"?: string,"changed_by_name": string,"ended_by"?: string | null,"note"?: string | null,"request_id": number,"state": string
                  }
                  Update: {
                    "changed_at"?: string,"changed_by_name"?: string,"ended_by"?: string | null,"note"?: string | null,"request_id"?: number,"state"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "follow_ups_request_id_fkey"
      columns: ["request_id"]
isOneToOne: true
      referencedRelation: "contact_requests"
      referencedColumns: ["id"]
    }
                  ]
                },"income_details": {
                  Row: {
                    "created_at": string,"income": string | null,"income_shown_to": string | null,"registered_user_id": number,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"income"?: string | null,"income_shown_to"?: string | null,"registered_user_id": number,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"income"?: string | null,"income_shown_to"?: string | null,"registered_user_id"?: number,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "income_details_registered_user_id_fkey"
      columns: ["registered_user_id"]
isOneToOne: true
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"introductions": {
                  Row: {
                    "agreed_channel": string | null,"agreed_person": string | null,"agreed_recorded_by": string | null,"answer": string | null,"answered_at": string | null,"answered_by": string | null,"answers_that_day": number,"ask_again_on": string | null,"asked_at": string | null,"ended_at": string | null,"family_id": number,"how": string,"id": number,"reason": string | null,"request_id": number | null,"seen_at": string | null,"shown_at": string,"shown_by_name": string | null,"shown_id": number,"tell_after": string | null,"told_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "agreed_channel"?: string | null,"agreed_person"?: string | null,"agreed_recorded_by"?: string | null,"answer"?: string | null,"answered_at"?: string | null,"answered_by"?: string | null,"answers_that_day"?: number,"ask_again_on"?: string | null,"asked_at"?: string | null,"ended_at"?: string | null,"family_id": number,"how": string,"id"?: never,"reason"?: string | null,"request_id"?: number | null,"seen_at"?: string | null,"shown_at"?: string,"shown_by_name"?: string | null,"shown_id": number,"tell_after"?: string | null,"told_at"?: string | null
                  }
                  Update: {
                    "agreed_channel"?: string | null,"agreed_person"?: string | null,"agreed_recorded_by"?: string | null,"answer"?: string | null,"answered_at"?: string | null,"answered_by"?: string | null,"answers_that_day"?: number,"ask_again_on"?: string | null,"asked_at"?: string | null,"ended_at"?: string | null,"family_id"?: number,"how"?: string,"id"?: never,"reason"?: string | null,"request_id"?: number | null,"seen_at"?: string | null,"shown_at"?: string,"shown_by_name"?: string | null,"shown_id"?: number,"tell_after"?: string | null,"told_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "introductions_family_id_fkey"
      columns: ["family_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "introductions_request_id_fkey"
      columns: ["request_id"]
isOneToOne: false
      referencedRelation: "contact_requests"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "introductions_shown_id_fkey"
      columns: ["shown_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"likes": {
                  Row: {
                    "created_at": string,"liker_id": number,"profile_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"liker_id": number,"profile_id": number
                  }
                  Update: {
                    "created_at"?: string,"liker_id"?: number,"profile_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "likes_liker_id_fkey"
      columns: ["liker_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "likes_profile_id_fkey"
      columns: ["profile_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"message_templates": {
                  Row: {
                    "body": string,"id": string,"language": string,"original": string | null,"template": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "body": string,"id"?: never,"language"?: string,"original"?: never,"template": string,"updated_at"?: string
                  }
                  Update: {
                    "body"?: string,"id"?: never,"language"?: string,"original"?: never,"template"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"notifications": {
                  Row: {
                    "created_at": string,"given": NonNullable<Json>,"id": number,"kind": string,"message": string,"read_at": string | null,"recipient": string | null,"registered_user_id": number | null,"request_id": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"given"?: NonNullable<Json>,"id"?: never,"kind": string,"message": string,"read_at"?: string | null,"recipient"?: string | null,"registered_user_id"?: number | null,"request_id"?: number | null
                  }
                  Update: {
                    "created_at"?: string,"given"?: NonNullable<Json>,"id"?: never,"kind"?: string,"message"?: string,"read_at"?: string | null,"recipient"?: string | null,"registered_user_id"?: number | null,"request_id"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "notifications_registered_user_id_fkey"
      columns: ["registered_user_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notifications_request_id_fkey"
      columns: ["request_id"]
isOneToOne: false
      referencedRelation: "contact_requests"
      referencedColumns: ["id"]
    }
                  ]
                },"office_details": {
                  Row: {
                    "created_at": string,"handled_by": string | null,"household": string | null,"language": string | null,"off_links": boolean,"off_whatsapp": boolean,"old_number": string | null,"registered_user_id": number,"share_agreed": string | null,"source": string | null,"source_name": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"handled_by"?: string | null,"household"?: string | null,"language"?: string | null,"off_links"?: boolean,"off_whatsapp"?: boolean,"old_number"?: string | null,"registered_user_id": number,"share_agreed"?: string | null,"source"?: string | null,"source_name"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"handled_by"?: string | null,"household"?: string | null,"language"?: string | null,"off_links"?: boolean,"off_whatsapp"?: boolean,"old_number"?: string | null,"registered_user_id"?: number,"share_agreed"?: string | null,"source"?: string | null,"source_name"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "handled_by_a_login"
      columns: ["handled_by"]
isOneToOne: false
      referencedRelation: "accounts"
      referencedColumns: ["username"]
    },{
      foreignKeyName: "office_details_registered_user_id_fkey"
      columns: ["registered_user_id"]
isOneToOne: true
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"own_statuses": {
                  Row: {
                    "registered_user_id": number,"set_at": string,"status": string
                  }
                  ComputedFields: never
                  Insert: {
                    "registered_user_id": number,"set_at"?: string,"status": string
                  }
                  Update: {
                    "registered_user_id"?: number,"set_at"?: string,"status"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "own_statuses_registered_user_id_fkey"
      columns: ["registered_user_id"]
isOneToOne: true
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"profile_details": {
                  Row: {
                    "birth_coordinates": string | null,"birth_star": string | null,"birth_time_certainty": string | null,"birth_zone": string | null,"brothers": number | null,"caste": string | null,"chart_almanac": string | null,"children": number | null,"children_live_with": string | null,"created_at": string,"date_of_birth": string | null,"diet": string | null,"education": string | null,"father's_job": string | null,"father's_name": string | null,"gothram": string | null,"height": number | null,"job": string | null,"kulam": string | null,"lagnam": string | null,"mangal_dosha": string | null,"marital_status": string | null,"married_brothers": number | null,"married_sisters": number | null,"mother_tongue": string | null,"mother's_job": string | null,"mother's_name": string | null,"native_place": string | null,"number_of_siblings": number | null,"other_dosha": string | null,"place_of_birth": string | null,"rasi": string | null,"registered_user_id": number,"sisters": number | null,"star_pada": number | null,"time_of_birth": string | null,"updated_at": string,"work_place": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "birth_coordinates"?: string | null,"birth_star"?: string | null,"birth_time_certainty"?: string | null,"birth_zone"?: string | null,"brothers"?: number | null,"caste"?: string | null,"chart_almanac"?: string | null,"children"?: number | null,"children_live_with"?: string | null,"created_at"?: string,"date_of_birth"?: string | null,"diet"?: string | null,"education"?: string | null,"father's_job"?: string | null,"father's_name"?: string | null,"gothram"?: string | null,"height"?: number | null,"job"?: string | null,"kulam"?: string | null,"lagnam"?: string | null,"mangal_dosha"?: string | null,"marital_status"?: string | null,"married_brothers"?: number | null,"married_sisters"?: number | null,"mother_tongue"?: string | null,"mother's_job"?: string | null,"mother's_name"?: string | null,"native_place"?: string | null,"number_of_siblings"?: number | null,"other_dosha"?: string | null,"place_of_birth"?: string | null,"rasi"?: string | null,"registered_user_id": number,"sisters"?: number | null,"star_pada"?: number | null,"time_of_birth"?: string | null,"updated_at"?: string,"work_place"?: string | null
                  }
                  Update: {
                    "birth_coordinates"?: string | null,"birth_star"?: string | null,"birth_time_certainty"?: string | null,"birth_zone"?: string | null,"brothers"?: number | null,"caste"?: string | null,"chart_almanac"?: string | null,"children"?: number | null,"children_live_with"?: string | null,"created_at"?: string,"date_of_birth"?: string | null,"diet"?: string | null,"education"?: string | null,"father's_job"?: string | null,"father's_name"?: string | null,"gothram"?: string | null,"height"?: number | null,"job"?: string | null,"kulam"?: string | null,"lagnam"?: string | null,"mangal_dosha"?: string | null,"marital_status"?: string | null,"married_brothers"?: number | null,"married_sisters"?: number | null,"mother_tongue"?: string | null,"mother's_job"?: string | null,"mother's_name"?: string | null,"native_place"?: string | null,"number_of_siblings"?: number | null,"other_dosha"?: string | null,"place_of_birth"?: string | null,"rasi"?: string | null,"registered_user_id"?: number,"sisters"?: number | null,"star_pada"?: number | null,"time_of_birth"?: string | null,"updated_at"?: string,"work_place"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "profile_details_registered_user_id_fkey"
      columns: ["registered_user_id"]
isOneToOne: true
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"profile_log": {
                  Row: {
                    "call_again_on": string | null,"done_at": string | null,"entry": string,"for_household": boolean,"id": number,"kind": string,"registered_user_id": number,"written_at": string,"written_by_name": string
                  }
                  ComputedFields: never
                  Insert: {
                    "call_again_on"?: string | null,"done_at"?: string | null,"entry": string,"for_household"?: boolean,"id"?: never,"kind": string,"registered_user_id": number,"written_at"?: string,"written_by_name": string
                  }
                  Update: {
                    "call_again_on"?: string | null,"done_at"?: string | null,"entry"?: string,"for_household"?: boolean,"id"?: never,"kind"?: string,"registered_user_id"?: number,"written_at"?: string,"written_by_name"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "profile_log_registered_user_id_fkey"
      columns: ["registered_user_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"profile_proposals": {
                  Row: {
                    "base": NonNullable<Json>,"changes": NonNullable<Json>,"created_at": string,"decided_at": string | null,"decided_by_name": string | null,"id": number,"reason": string | null,"registered_user_id": number,"status": string
                  }
                  ComputedFields: never
                  Insert: {
                    "base": NonNullable<Json>,"changes": NonNullable<Json>,"created_at"?: string,"decided_at"?: string | null,"decided_by_name"?: string | null,"id"?: never,"reason"?: string | null,"registered_user_id": number,"status"?: string
                  }
                  Update: {
                    "base"?: NonNullable<Json>,"changes"?: NonNullable<Json>,"created_at"?: string,"decided_at"?: string | null,"decided_by_name"?: string | null,"id"?: never,"reason"?: string | null,"registered_user_id"?: number,"status"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "profile_proposals_registered_user_id_fkey"
      columns: ["registered_user_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"RegisteredUsers": {
                  Row: {
                    "age": number | null,"birth_chart": string | null,"card_for_members": boolean,"chart_for_members": boolean,"created_at": string,"deleted_at": string | null,"first_img": string | null,"gender": string | null,"id": number,"location": string | null,"name": string,"own_script_name": string | null,"pictures_for_members": boolean,"religion": string | null,"second_img": string | null,"status": string,"status_reason": string | null,"third_img": string | null,"updated_at": string,"verified_at": string | null,"verified_by": string | null,"verified_items": (string)[],"visible": boolean,"profile_version": string | null
                  }
                  ComputedFields: "profile_version"
                  Insert: {
                    "age"?: number | null,"birth_chart"?: string | null,"card_for_members"?: boolean,"chart_for_members"?: boolean,"created_at"?: string,"deleted_at"?: string | null,"first_img"?: string | null,"gender"?: string | null,"id"?: never,"location"?: string | null,"name": string,"own_script_name"?: string | null,"pictures_for_members"?: boolean,"religion"?: string | null,"second_img"?: string | null,"status"?: string,"status_reason"?: string | null,"third_img"?: string | null,"updated_at"?: string,"verified_at"?: string | null,"verified_by"?: string | null,"verified_items"?: (string)[],"visible"?: never
                  }
                  Update: {
                    "age"?: number | null,"birth_chart"?: string | null,"card_for_members"?: boolean,"chart_for_members"?: boolean,"created_at"?: string,"deleted_at"?: string | null,"first_img"?: string | null,"gender"?: string | null,"id"?: never,"location"?: string | null,"name"?: string,"own_script_name"?: string | null,"pictures_for_members"?: boolean,"religion"?: string | null,"second_img"?: string | null,"status"?: string,"status_reason"?: string | null,"third_img"?: string | null,"updated_at"?: string,"verified_at"?: string | null,"verified_by"?: string | null,"verified_items"?: (string)[],"visible"?: never
                  }
                  Relationships: [
                    
                  ]
                },"reports": {
                  Row: {
                    "created_at": string,"id": number,"note": string | null,"profile_id": number,"reason": string,"reporter_id": number,"resolved_at": string | null,"resolved_by_name": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: never,"note"?: string | null,"profile_id": number,"reason": string,"reporter_id": number,"resolved_at"?: string | null,"resolved_by_name"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"id"?: never,"note"?: string | null,"profile_id"?: number,"reason"?: string,"reporter_id"?: number,"resolved_at"?: string | null,"resolved_by_name"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "reports_profile_id_fkey"
      columns: ["profile_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "reports_reporter_id_fkey"
      columns: ["reporter_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"saved_searches": {
                  Row: {
                    "created_at": string,"filters": NonNullable<Json>,"id": number,"last_opened_at": string,"name": string,"registered_user_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"filters": NonNullable<Json>,"id"?: never,"last_opened_at"?: string,"name": string,"registered_user_id": number
                  }
                  Update: {
                    "created_at"?: string,"filters"?: NonNullable<Json>,"id"?: never,"last_opened_at"?: string,"name"?: string,"registered_user_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "saved_searches_registered_user_id_fkey"
      columns: ["registered_user_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"site_settings": {
                  Row: {
                    "address": string,"admin_session_days": number,"asked_families": string,"books_closed_until": string | null,"bureau_name": string,"candidate_says_yes": boolean,"chart_style": string,"confirm_days": number,"confirm_grace_days": number,"consents_asked": boolean,"dasa_sandhi_months": string,"email": string,"fees_on": boolean,"follow_up_days": number,"founded_year": string | null,"grievance_days": number,"grievance_officer": string | null,"grievance_proof": string | null,"gst_number": string | null,"gst_rate": number,"id": boolean,"identity_papers": string | null,"in_languages": NonNullable<Json>,"keeps_sealed": boolean,"languages": string,"log_months": number,"logo": string | null,"lunar_node": string,"main_language": string | null,"mandi": string,"match_school": string,"member_session_days": number,"officer_email": string | null,"officer_phone": string | null,"open_requests": number,"opening_hours": string,"phone": string,"pictures_per_day": number,"profiles_per_day": number,"registration_number": string | null,"requests_expire_after_days": number,"requests_per_day": number,"searches_per_day": number,"second_follow_up_days": number,"second_person_decides": boolean,"server_country": string | null,"settled_days": number,"silent_days": number,"site_address": string | null,"star_names": string,"star_rules": NonNullable<Json>,"tagline": string,"temporary_password_days": number,"updated_at": string,"upi_id": string | null,"visitor_pictures_per_day": number,"visitors_may_browse": boolean,"visitors_see_facts": boolean,"visitors_see_pictures": boolean,"waiting_days": number,"whatsapp": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "address"?: string,"admin_session_days"?: number,"asked_families"?: string,"books_closed_until"?: string | null,"bureau_name"?: string,"candidate_says_yes"?: boolean,"chart_style"?: string,"confirm_days"?: number,"confirm_grace_days"?: number,"consents_asked"?: boolean,"dasa_sandhi_months"?: string,"email"?: string,"fees_on"?: boolean,"follow_up_days"?: number,"founded_year"?: string | null,"grievance_days"?: number,"grievance_officer"?: string | null,"grievance_proof"?: string | null,"gst_number"?: string | null,"gst_rate"?: number,"id"?: boolean,"identity_papers"?: string | null,"in_languages"?: NonNullable<Json>,"keeps_sealed"?: boolean,"languages"?: string,"log_months"?: number,"logo"?: string | null,"lunar_node"?: string,"main_language"?: string | null,"mandi"?: string,"match_school"?: string,"member_session_days"?: number,"officer_email"?: string | null,"officer_phone"?: string | null,"open_requests"?: number,"opening_hours"?: string,"phone"?: string,"pictures_per_day"?: number,"profiles_per_day"?: number,"registration_number"?: string | null,"requests_expire_after_days"?: number,"requests_per_day"?: number,"searches_per_day"?: number,"second_follow_up_days"?: number,"second_person_decides"?: boolean,"server_country"?: string | null,"settled_days"?: number,"silent_days"?: number,"site_address"?: string | null,"star_names"?: string,"star_rules"?: NonNullable<Json>,"tagline"?: string,"temporary_password_days"?: number,"updated_at"?: string,"upi_id"?: string | null,"visitor_pictures_per_day"?: number,"visitors_may_browse"?: boolean,"visitors_see_facts"?: boolean,"visitors_see_pictures"?: boolean,"waiting_days"?: number,"whatsapp"?: string | null
                  }
                  Update: {
                    "address"?: string,"admin_session_days"?: number,"asked_families"?: string,"books_closed_until"?: string | null,"bureau_name"?: string,"candidate_says_yes"?: boolean,"chart_style"?: string,"confirm_days"?: number,"confirm_grace_days"?: number,"consents_asked"?: boolean,"dasa_sandhi_months"?: string,"email"?: string,"fees_on"?: boolean,"follow_up_days"?: number,"founded_year"?: string | null,"grievance_days"?: number,"grievance_officer"?: string | null,"grievance_proof"?: string | null,"gst_number"?: string | null,"gst_rate"?: number,"id"?: boolean,"identity_papers"?: string | null,"in_languages"?: NonNullable<Json>,"keeps_sealed"?: boolean,"languages"?: string,"log_months"?: number,"logo"?: string | null,"lunar_node"?: string,"main_language"?: string | null,"mandi"?: string,"match_school"?: string,"member_session_days"?: number,"officer_email"?: string | null,"officer_phone"?: string | null,"open_requests"?: number,"opening_hours"?: string,"phone"?: string,"pictures_per_day"?: number,"profiles_per_day"?: number,"registration_number"?: string | null,"requests_expire_after_days"?: number,"requests_per_day"?: number,"searches_per_day"?: number,"second_follow_up_days"?: number,"second_person_decides"?: boolean,"server_country"?: string | null,"settled_days"?: number,"silent_days"?: number,"site_address"?: string | null,"star_names"?: string,"star_rules"?: NonNullable<Json>,"tagline"?: string,"temporary_password_days"?: number,"updated_at"?: string,"upi_id"?: string | null,"visitor_pictures_per_day"?: number,"visitors_may_browse"?: boolean,"visitors_see_facts"?: boolean,"visitors_see_pictures"?: boolean,"waiting_days"?: number,"whatsapp"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"verification_checks": {
                  Row: {
                    "checked_at": string,"checked_by": string | null,"checked_by_name": string,"item": string,"registered_user_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "checked_at"?: string,"checked_by"?: string | null,"checked_by_name": string,"item": string,"registered_user_id": number
                  }
                  Update: {
                    "checked_at"?: string,"checked_by"?: string | null,"checked_by_name"?: string,"item"?: string,"registered_user_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "verification_checks_registered_user_id_fkey"
      columns: ["registered_user_id"]
isOneToOne: false
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                },"wishes": {
                  Row: {
                    "hoped": NonNullable<Json>,"must": NonNullable<Json>,"others_see_fit": boolean,"registered_user_id": number,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "hoped"?: NonNullable<Json>,"must"?: NonNullable<Json>,"others_see_fit"?: boolean,"registered_user_id": number,"updated_at"?: string
                  }
                  Update: {
                    "hoped"?: NonNullable<Json>,"must"?: NonNullable<Json>,"others_see_fit"?: boolean,"registered_user_id"?: number,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "wishes_registered_user_id_fkey"
      columns: ["registered_user_id"]
isOneToOne: true
      referencedRelation: "RegisteredUsers"
      referencedColumns: ["id"]
    }
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "acknowledge_grievance":
{ Args: { "grievance_id": number }; Returns: undefined
                           },
"add_admin":
{ Args: { "display_name": string,"role": string,"temporary_password": string,"username": string }; Returns: undefined
                           },
"add_enquiry":
{ Args: { "best_time"?: string | null,"name": string,"phone_number": string,"relative"?: string | null,"source"?: string | null,"source_name"?: string | null,"words"?: string | null }; Returns: undefined
                           },
"add_grievance":
{ Args: { "about": string,"email"?: string | null,"name": string,"phone_number"?: string | null,"words": string }; Returns: undefined
                           },
"add_log_entry":
{ Args: { "call_again_on"?: string | null,"entry": string,"for_household"?: boolean | null,"kind": string,"profile_id": number }; Returns: undefined
                           },
"add_to_household":
{ Args: { "other_id": number,"profile_id": number }; Returns: undefined
                           },
"answer_by_candidate":
{ Args: { "device": string,"given": boolean,"notice_language": string,"notice_version"?: number | null,"purpose": string,"token": string }; Returns: undefined
                           },
"answer_family_link":
{ Args: { "answer": string,"device"?: string | null,"profile_id": number,"token": string }; Returns: undefined
                           },
"answer_grievance":
{ Args: { "answer": string,"grievance_id": number }; Returns: undefined
                           },
"answer_match":
{ Args: { "answer": string,"profile_id": number }; Returns: undefined
                           },
"ask_for_contact":
{ Args: { "note"?: string | null,"profile_id": number }; Returns: number
                           },
"ask_for_deletion":
{ Args: { "note"?: string | null }; Returns: undefined
                           },
"begin_enquiry":
{ Args: { "kind"?: string | null }; Returns: string
                           },
"begin_search":
{ Args: { "filters": Json }; Returns: undefined
                           },
"block_profile":
{ Args: { "profile_id": number }; Returns: undefined
                           },
"change_password":
{ Args: { "current_password": string,"new_password": string }; Returns: string
                           },
"check_import":
{ Args: { "people": Json }; Returns: string
                           },
"check_receipt":
{ Args: { "code": string }; Returns: Json
                           },
"confirm_by_link":
{ Args: { "device": string,"token": string }; Returns: undefined
                           },
"confirm_my_profile":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"confirm_profile":
{ Args: { "profile_id": number }; Returns: undefined
                           },
"correct_payment":
{ Args: { "payment_id": number,"reason": string }; Returns: undefined
                           },
"count_my_files":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"count_people":
{ Args: { "filters"?: Json | null }; Returns: number
                           },
"count_profiles":
{ Args: { "created_after"?: string | null,"filters"?: Json | null }; Returns: number
                           },
"count_what_if":
{ Args: { "profile_id": number,"star_scores"?: Json | null }; Returns: Json
                           },
"create_login":
{ Args: { "profile_id": number,"temporary_password": string,"username": string }; Returns: undefined
                           },
"decide_proposal":
{ Args: { "approve": boolean,"decline_reason"?: string | null,"kept_fields"?: (string)[] | null,"proposal_id": number,"seen_files"?: Json | null,"seen_updated_at"?: string | null }; Returns: undefined
                           },
"decide_request":
{ Args: { "approve": boolean,"both_ways"?: boolean | null,"decline_reason"?: string | null,"own_yes_reason"?: string | null,"request_id": number }; Returns: undefined
                           },
"delete_profile":
{ Args: { "profile_id": number,"seen_name": string }; Returns: string
                           },
"delete_search":
{ Args: { "search_id": number }; Returns: undefined
                           },
"delete_story":
{ Args: { "story_id": number }; Returns: undefined
                           },
"describe_deletion":
{ Args: { "profile_id": number }; Returns: {
              "likes": number,"login": string,"name": string,"notifications": number,"pictures": number,"proposals": number,"requests": number
            }[]
                           },
"end_admin_sessions":
{ Args: { "login_id": string }; Returns: undefined
                           },
"end_family_link":
{ Args: { "link_id": number }; Returns: undefined
                           },
"end_my_other_sessions":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"end_my_session":
{ Args: { "ended_id": string }; Returns: undefined
                           },
"end_plan":
{ Args: { "plan_id": number }; Returns: undefined
                           },
"end_purchase":
{ Args: { "by_mistake"?: boolean | null,"purchase_id": number }; Returns: undefined
                           },
"enter_recovery_code":
{ Args: { "code": string }; Returns: string
                           },
"erase_due_profiles":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"erase_profile":
{ Args: { "profile_id": number,"typed_name": string }; Returns: Json
                           },
"explain_fit":
{ Args: { "other_id": number,"profile_id": number,"star_scores"?: Json | null }; Returns: Json
                           },
"export_my_data":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"export_payments":
{ Args: { "from_on": string,"until_on": string }; Returns: Json
                           },
"export_people":
{ Args: { "ids": (number)[],"with_contact": boolean }; Returns: Json
                           },
"find_enquiries":
{ Args: { "entered": string }; Returns: Json
                           },
"find_matches":
{ Args: { "at_most"?: number | null,"further"?: Json | null,"last_place"?: number | null,"profile_id": number,"skipped"?: number | null,"sort"?: string | null,"star_places"?: Json | null,"star_scores"?: Json | null,"usual"?: Json | null }; Returns: Json
                           },
"find_people":
{ Args: { "at_most"?: number | null,"filters"?: Json | null,"skip"?: number | null,"sort"?: string | null }; Returns: {
              "age": number | null,
"birth_chart": string | null,
"card_for_members": boolean,
"chart_for_members": boolean,
"created_at": string,
"deleted_at": string | null,
"first_img": string | null,
"gender": string | null,
"id": number,
"location": string | null,
"name": string,
"own_script_name": string | null,
"pictures_for_members": boolean,
"religion": string | null,
"second_img": string | null,
"status": string,
"status_reason": string | null,
"third_img": string | null,
"updated_at": string,
"verified_at": string | null,
"verified_by": string | null,
"verified_items": (string)[],
"visible": boolean
            }[]
                          SetofOptions: {
        from: "*"
        to: "RegisteredUsers"
        isOneToOne: false
        isSetofReturn: true
      } },
"find_people_by_contact":
{ Args: { "part": string }; Returns: string
                           },
"find_possible_duplicates":
{ Args: { "birth_date"?: string | null,"except_id"?: number | null,"person_name"?: string | null,"phone"?: string | null,"second_phone"?: string | null }; Returns: string
                           },
"find_profiles":
{ Args: { "after"?: (number)[] | null,"at_most"?: number | null,"filters"?: Json | null,"sort"?: string | null }; Returns: {
              "age": number | null,
"birth_chart": string | null,
"card_for_members": boolean,
"chart_for_members": boolean,
"created_at": string,
"deleted_at": string | null,
"first_img": string | null,
"gender": string | null,
"id": number,
"location": string | null,
"name": string,
"own_script_name": string | null,
"pictures_for_members": boolean,
"religion": string | null,
"second_img": string | null,
"status": string,
"status_reason": string | null,
"third_img": string | null,
"updated_at": string,
"verified_at": string | null,
"verified_by": string | null,
"verified_items": (string)[],
"visible": boolean
            }[]
                          SetofOptions: {
        from: "*"
        to: "RegisteredUsers"
        isOneToOne: false
        isSetofReturn: true
      } },
"finish_log_call":
{ Args: { "entry_id": number }; Returns: undefined
                           },
"finish_password_change":
{ Args: { "change_id": string }; Returns: string
                           },
"finish_recovery":
{ Args: { "try_id": string }; Returns: string
                           },
"import_people":
{ Args: { "people": Json,"request_id": string }; Returns: Json
                           },
"is_picture_limit_reached":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"is_username_free":
{ Args: { "wanted": string }; Returns: boolean
                           },
"keep_longer":
{ Args: { "profile_id": number }; Returns: undefined
                           },
"leave_household":
{ Args: { "profile_id": number }; Returns: undefined
                           },
"like_profile":
{ Args: { "profile_id": number }; Returns: undefined
                           },
"list_admins":
{ Args: Record<PropertyKey, never>; Returns: {
              "active": boolean,"display_name": string,"has_second_factor": boolean,"is_me": boolean,"last_seen_at": string,"login_id": string,"must_change_password": boolean,"open_sessions": number,"role": string,"username": string
            }[]
                           },
"list_breaches":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_colleagues":
{ Args: Record<PropertyKey, never>; Returns: {
              "display_name": string,"is_me": boolean,"username": string
            }[]
                           },
"list_community_relations":
{ Args: { "name": string }; Returns: Json
                           },
"list_consents":
{ Args: { "profile_id": number }; Returns: Json
                           },
"list_enquiries":
{ Args: { "closed"?: boolean | null,"skipped"?: number | null }; Returns: Json
                           },
"list_family_links":
{ Args: { "profile_id": number }; Returns: {
              "created_at": string,"created_by_name": string,"expires_at": string,"first_opened_at": string,"for_candidate": boolean,"id": number,"last_opened_at": string,"other_phone_at": string,"revoked_at": string
            }[]
                           },
"list_filter_values":
{ Args: { "filter": string }; Returns: Json
                           },
"list_grievances":
{ Args: { "closed"?: boolean | null,"skipped"?: number | null }; Returns: Json
                           },
"list_imports":
{ Args: Record<PropertyKey, never>; Returns: {
              "imported_at": string,"imported_by": string,"people": number,"request_id": string
            }[]
                           },
"list_my_blocks":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,"name": string,"registered_user_id": number
            }[]
                           },
"list_my_choices":
{ Args: { "about"?: number | null }; Returns: Json
                           },
"list_my_disclosures":
{ Args: Record<PropertyKey, never>; Returns: {
              "id": number,"other_id": number,"other_name": string,"revoked_at": string,"shared_at": string,"shared_by_name": string
            }[]
                           },
"list_my_matches":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_my_sessions":
{ Args: Record<PropertyKey, never>; Returns: {
              "began_at": string,"device": string,"is_this_one": boolean,"last_used_at": string,"second_factor": boolean,"session_id": string
            }[]
                           },
"list_not_told":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_people_of_breach":
{ Args: { "breach_id": number,"skipped"?: number | null }; Returns: Json
                           },
"list_plans":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_saved_searches":
{ Args: Record<PropertyKey, never>; Returns: {
              "filters": Json,"id": number,"last_opened_at": string,"name": string,"new_profiles": number
            }[]
                           },
"list_stories":
{ Args: { "wanted_language": string }; Returns: Json
                           },
"list_unreferenced_files":
{ Args: { "profile_id"?: number | null }; Returns: {
              "bucket_id": string,"name": string
            }[]
                           },
"list_verifications":
{ Args: { "imported"?: boolean | null,"skipped"?: number | null }; Returns: Json
                           },
"list_waiting":
{ Args: { "mine"?: boolean | null,"skipped"?: number | null }; Returns: Json
                           },
"make_family_link":
{ Args: { "days"?: number | null,"device"?: string | null,"for_candidate"?: boolean | null,"profile_id": number }; Returns: string
                           },
"make_plan":
{ Args: { "contacts"?: number | null,"days": number,"introductions"?: number | null,"name": string,"price": number }; Returns: undefined
                           },
"make_recovery_codes":
{ Args: Record<PropertyKey, never>; Returns: (string)[]
                           },
"note_attempt":
{ Args: { "ask_again_on"?: string | null,"channel": string,"note": string,"request_id": number }; Returns: undefined
                           },
"note_message_sent":
{ Args: { "disclosure_id": number }; Returns: undefined
                           },
"note_my_language":
{ Args: { "language": string }; Returns: undefined
                           },
"note_my_visit":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"open_contact_details":
{ Args: { "wanted_id": number }; Returns: undefined
                           },
"open_contact_for_biodata":
{ Args: { "profile_id": number }; Returns: undefined
                           },
"open_contact_for_message":
{ Args: { "disclosure_id": number }; Returns: undefined
                           },
"open_enquiry_number":
{ Args: { "enquiry_id": number }; Returns: undefined
                           },
"open_family_link":
{ Args: { "at_most"?: number | null,"device": string,"language"?: string | null,"token": string }; Returns: Json
                           },
"open_grievance_contact":
{ Args: { "grievance_id": number }; Returns: undefined
                           },
"open_profile":
{ Args: { "profile_id": number }; Returns: undefined
                           },
"open_search":
{ Args: { "search_id": number }; Returns: undefined
                           },
"open_stars":
{ Args: { "profile_ids": (number)[] }; Returns: undefined
                           },
"pause_purchase":
{ Args: { "purchase_id": number,"reason": string,"until_on": string }; Returns: undefined
                           },
"print_people":
{ Args: { "also_hidden"?: boolean | null,"first_copy"?: number | null,"ids": (number)[],"last_copy"?: number | null,"paper": string,"title": string }; Returns: Json
                           },
"profile_version":
{ Args: { "card": Omit<Database["public"]['Tables']["RegisteredUsers"]['Row'], Database["public"]['Tables']["RegisteredUsers"]['ComputedFields']> }; Returns: string
                           },
"propose_changes":
{ Args: { "changes": Json }; Returns: number
                           },
"prove_family_phone":
{ Args: { "device": string,"digits": string,"token": string }; Returns: undefined
                           },
"read_answer":
{ Args: { "answer_id": string }; Returns: Json
                           },
"read_confirmed_month":
{ Args: { "profile_id": number }; Returns: string
                           },
"read_contact_details":
{ Args: { "profile_id": number }; Returns: Json
                           },
"read_enquiry_number":
{ Args: { "enquiry_id": number }; Returns: Json
                           },
"read_family_language":
{ Args: { "profile_id": number }; Returns: string
                           },
"read_fees":
{ Args: { "profile_id": number }; Returns: Json
                           },
"read_figures":
{ Args: { "first_month": string,"last_month": string }; Returns: Json
                           },
"read_gaps":
{ Args: { "profile_ids": (number)[] }; Returns: Json
                           },
"read_grievance_contact":
{ Args: { "grievance_id": number }; Returns: Json
                           },
"read_household":
{ Args: { "profile_id": number }; Returns: Json
                           },
"read_keeping":
{ Args: { "profile_id": number }; Returns: Json
                           },
"read_link_hindrances":
{ Args: { "profile_id": number }; Returns: {
              "candidate": string,"family": string
            }[]
                           },
"read_linked_statements":
{ Args: { "device": string,"token": string }; Returns: Json
                           },
"read_manifest":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_my_grievances":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_my_role":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"read_nominee":
{ Args: { "profile_id": number }; Returns: Json
                           },
"read_notice":
{ Args: { "wanted_language": string,"wanted_version"?: number | null }; Returns: Json
                           },
"read_office_note":
{ Args: { "profile_id": number }; Returns: string
                           },
"read_people_words":
{ Args: { "entered": string }; Returns: Json
                           },
"read_proposed_files":
{ Args: { "proposal_id": number }; Returns: Json
                           },
"read_request_allowance":
{ Args: Record<PropertyKey, never>; Returns: {
              "left_now": number,"next_at": string,"open_requests": number,"requests_expire_after_days": number,"requests_per_day": number
            }[]
                           },
"read_second_factor":
{ Args: Record<PropertyKey, never>; Returns: {
              "available": boolean,"codes_left": number,"is_set_up": boolean,"required": boolean,"step": string
            }[]
                           },
"read_session_state":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"read_star_codes":
{ Args: { "profile_ids": (number)[] }; Returns: {
              "profile_id": number,"star_code": string
            }[]
                           },
"read_statements":
{ Args: { "profile_id": number }; Returns: Json
                           },
"read_story":
{ Args: { "profile_id": number }; Returns: Json
                           },
"read_today":
{ Args: { "mine"?: boolean | null }; Returns: Json
                           },
"read_visitor_facts":
{ Args: { "profile_id": number }; Returns: {
              "education": string,"height": number,"job": string
            }[]
                           },
"record_answer":
{ Args: { "agreed_channel"?: string | null,"agreed_person"?: string | null,"answer": string,"ask_again_on"?: string | null,"introduction_id": number,"reason"?: string | null }; Returns: undefined
                           },
"record_breach":
{ Args: { "began_at": string,"ended_at": string,"happened": string,"learned_at"?: string | null,"login"?: string | null,"measures": string }; Returns: number
                           },
"record_breach_notice":
{ Args: { "breach_id": number,"profile_id": number }; Returns: undefined
                           },
"record_consent":
{ Args: { "channel": string,"family_of"?: number | null,"given_on": string,"person": string,"request_id": number }; Returns: undefined
                           },
"record_consents":
{ Args: { "answers": Json,"channel": string,"notice_language": string,"profile_id": number,"said_by": string,"said_by_name": string,"said_on": string }; Returns: undefined
                           },
"record_export":
{ Args: { "ids": (number)[],"with_contact": boolean }; Returns: undefined
                           },
"record_my_reading":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"record_payment":
{ Args: { "amount": number,"into_closed"?: boolean | null,"note"?: string | null,"paid_on": string,"purchase_id": number,"request_id": string,"way": string }; Returns: undefined
                           },
"record_whatsapp_notice":
{ Args: { "profile_id": number }; Returns: string
                           },
"refresh_ages":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"register_person":
{ Args: { "consents"?: Json | null,"enquiry_id"?: number | null,"further_lines"?: string | null,"household_of"?: number | null,"person": Json,"request_id": string,"temporary_password"?: string | null,"username"?: string | null,"wishes"?: Json | null,"without_picture"?: boolean | null }; Returns: number
                           },
"relate_communities":
{ Args: { "name": string,"relation": string,"wider": string }; Returns: undefined
                           },
"remove_admin":
{ Args: { "login_id": string }; Returns: undefined
                           },
"rename_search":
{ Args: { "new_name": string,"search_id": number }; Returns: undefined
                           },
"report_breach":
{ Args: { "breach_id": number }; Returns: undefined
                           },
"report_profile":
{ Args: { "note"?: string | null,"profile_id": number,"reason": string }; Returns: undefined
                           },
"require_second_factor":
{ Args: { "is_required": boolean }; Returns: undefined
                           },
"reserve_registration":
{ Args: { "request_id": string }; Returns: number
                           },
"reset_admin_password":
{ Args: { "login_id": string,"temporary_password": string }; Returns: undefined
                           },
"reset_password":
{ Args: { "profile_id": number,"temporary_password": string }; Returns: undefined
                           },
"reset_second_factor":
{ Args: { "login_id": string }; Returns: undefined
                           },
"resolve_report":
{ Args: { "report_id": number }; Returns: undefined
                           },
"restore_profile":
{ Args: { "profile_id": number }; Returns: string
                           },
"resume_purchase":
{ Args: { "purchase_id": number }; Returns: undefined
                           },
"review_breach":
{ Args: { "began_at": string,"ended_at": string,"login"?: string | null }; Returns: Json
                           },
"review_reads":
{ Args: { "month": string,"skipped"?: number | null }; Returns: Json
                           },
"revoke_disclosure":
{ Args: { "both_ways"?: boolean | null,"disclosure_id": number,"revoke_reason": string }; Returns: undefined
                           },
"save_follow_up":
{ Args: { "ended_by"?: string | null,"mark_engaged"?: boolean | null,"note"?: string | null,"request_id": number,"state": string }; Returns: undefined
                           },
"save_message_template":
{ Args: { "body": string,"language"?: string | null,"template": string }; Returns: undefined
                           },
"save_nominee":
{ Args: { "name": string,"phone_number": string,"profile_id": number,"relation": string,"seen": Json }; Returns: Json
                           },
"save_notice":
{ Args: { "seen_version": number,"texts": Json }; Returns: undefined
                           },
"save_office_note":
{ Args: { "note": string,"profile_id": number,"seen_note": string }; Returns: string
                           },
"save_profile":
{ Args: { "changes": Json,"profile_id": number,"seen_updated_at": string }; Returns: string
                           },
"save_search":
{ Args: { "filters": Json,"search_name": string }; Returns: number
                           },
"save_settings":
{ Args: { "changes": Json }; Returns: undefined
                           },
"save_story":
{ Args: { "language": string,"partner_id": number,"picture": string,"profile_id": number,"words": Json }; Returns: undefined
                           },
"save_wishes":
{ Args: { "hoped": Json,"must": Json,"others_see_fit"?: boolean | null,"profile_id": number }; Returns: undefined
                           },
"see_answer":
{ Args: { "introduction_id": number,"is_done"?: boolean | null }; Returns: undefined
                           },
"sell_plan":
{ Args: { "agreed_by": string,"agreed_how": string,"agreed_on": string,"agreed_price": number,"later_on"?: string | null,"parts"?: Json | null,"plan_id": number,"profile_id": number,"request_id": string,"starts_on": string }; Returns: undefined
                           },
"send_enquiry":
{ Args: { "best_time"?: string | null,"challenge": string,"kind": string,"language"?: string | null,"name": string,"phone_number": string,"proof": string,"relative"?: string | null,"website"?: string | null,"words"?: string | null }; Returns: undefined
                           },
"send_grievance":
{ Args: { "about": string,"challenge": string,"email"?: string | null,"language"?: string | null,"name": string,"phone_number"?: string | null,"proof": string,"words": string }; Returns: number
                           },
"send_my_grievance":
{ Args: { "about": string,"words": string }; Returns: undefined
                           },
"set_account_active":
{ Args: { "is_active": boolean,"profile_id": number }; Returns: undefined
                           },
"set_account_language":
{ Args: { "language"?: string | null,"profile_id": number }; Returns: undefined
                           },
"set_admin_active":
{ Args: { "is_active": boolean,"login_id": string }; Returns: undefined
                           },
"set_admin_role":
{ Args: { "login_id": string,"role": string }; Returns: undefined
                           },
"set_enquiry_source":
{ Args: { "enquiry_id": number,"source": string,"source_name"?: string | null }; Returns: undefined
                           },
"set_enquiry_state":
{ Args: { "enquiry_id": number,"new_state": string,"seen_state": string }; Returns: undefined
                           },
"set_handler":
{ Args: { "handler"?: string | null,"profile_ids": (number)[] }; Returns: undefined
                           },
"set_my_consent":
{ Args: { "given": boolean,"notice_language": string,"notice_version"?: number | null,"purpose": string,"said_by": string }; Returns: undefined
                           },
"set_my_language":
{ Args: { "language"?: string | null }; Returns: undefined
                           },
"set_my_status":
{ Args: { "new_status": string }; Returns: undefined
                           },
"set_profile_statuses":
{ Args: { "changes": Json }; Returns: Json
                           },
"set_request_status":
{ Args: { "ask_again_on"?: string | null,"new_status": string,"request_id": number }; Returns: undefined
                           },
"show_people":
{ Args: { "how": string,"profile_id": number,"shown_ids": (number)[] }; Returns: number
                           },
"show_story":
{ Args: { "shown": boolean,"story_id": number }; Returns: undefined
                           },
"sign_off_reads":
{ Args: { "month": string,"note": string }; Returns: undefined
                           },
"treat_as_one":
{ Args: { "filter": string,"words": (string)[] }; Returns: undefined
                           },
"unblock_profile":
{ Args: { "profile_id": number }; Returns: undefined
                           },
"undo_import":
{ Args: { "request_id": string }; Returns: Json
                           },
"unlike_profile":
{ Args: { "profile_id": number }; Returns: undefined
                           },
"verify_profile":
{ Args: { "items": (string)[],"profile_id": number,"seen_updated_at": string }; Returns: string
                           },
"verify_profiles":
{ Args: { "items": (string)[],"people": Json }; Returns: Json
                           },
"withdraw_deletion_request":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"withdraw_proposal":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"withdraw_request":
{ Args: { "request_id": number }; Returns: undefined
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
