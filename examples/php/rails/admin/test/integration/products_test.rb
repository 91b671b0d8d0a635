require "test_helper"

class ProductsTest < ActionDispatch::IntegrationTest
  HEADERS = { "Authorization" => ActionController::HttpAuthentication::Basic.encode_credentials("admin", ENV.fetch("ADMIN_PASSWORD")) }.freeze

  test "requires the password" do
    get "/admin/products"
    assert_response :unauthorized
  end

  test "adds a product" do
    post "/admin/products", params: { product: { name: "Kite", cents: 1999, stock: 2 } }, headers: HEADERS
    assert_redirected_to "/admin/products"
    assert_equal 2, Product.find_by!(name: "Kite").stock
  end
end
