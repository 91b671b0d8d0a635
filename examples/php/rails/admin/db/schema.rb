ActiveRecord::Schema[7.2].define(version: 2026_09_01_120000) do

  enable_extension "plpgsql"

  create_table "products", force: :cascade do |t|
    t.string "name", null: false
    t.integer "cents", null: false
    t.integer "stock", default: 0, null: false
    t.datetime "created_at", null: false
    t.datetime "updated_at", null: false
    t.check_constraint "stock >= 0", name: "stock_not_negative"
  end
end
